import { css } from '@emotion/react';

const svg = css`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: square;
  stroke-linejoin: miter;
  width: 20px;
  height: 20px;
  flex: none;
`;

const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

const paths = {
  search: `${circle(9, 9, 6)}M13.5 13.5L19 19`,
  cart: `M1 2h3l2.4 11h10.2L19 5.5H5${circle(8, 17, 1.3)}${circle(15.5, 17, 1.3)}`,
  quote: 'M4 1.5h8.5L16 5v13.5H4zM12 1.5V5.5h4M7 9h6M7 12h6M7 15h3',
  close: 'M4 4l12 12M16 4L4 16',
  down: 'M5 8l5 5 5-5',
  right: 'M3 10h13M11 5l5 5-5 5',
  left: 'M17 10H4M9 5l-5 5 5 5',
  tick: 'M3 10.5l4.5 4.5L17 5.5',
  warn: 'M10 2L18.5 17.5h-17zM10 8v4.5M10 15v.2',
  info: `${circle(10, 10, 8)}M10 9v5M10 6v.2`,
  menu: 'M2 5h16M2 10h16M2 15h16',
  zoom: `${circle(9, 9, 6)}M13.5 13.5L19 19M9 6.5v5M6.5 9h5`,
  share: 'M10 13V2M6 5.5L10 2l4 3.5M4 10v8h12v-8',
  filter: 'M2 5h16M5 10h10M8 15h4',
  clock: `${circle(10, 10, 8)}M10 5v5l3.5 2`,
  phone: 'M4 2h4l1.5 4.5L7 8.5c1 2 2.5 3.5 4.5 4.5l2-2.5L18 12v4c0 1-1 2-2 2C9 18 2 11 2 4c0-1 1-2 2-2z',
  // The pupil is two rings thick enough to close: a filled part would need a second element.
  loupe: `${circle(8.5, 8.5, 6.5)}M13.5 13.5L19 19${circle(8.5, 8.5, 1.6)}${circle(8.5, 8.5, 0.7)}`,
  die: 'M5 5h10v10H5zM1 5h2M5 1v2M17 5h2M15 1v2M1 15h2M5 17v2M17 15h2M15 17v2',
  years: 'M3 3h14v14H3zM3 7h14M7 1v4M13 1v4M7 11h6',
  trash: 'M3 5h14M8 5V2.5h4V5M5 5l1 13h8l1-13',
  linkedin: 'M3 8v9M3 3.5v.2M8 17V8M8 12c0-5 8-5 8 0v5',
  facebook: 'M12 18V7c0-2.5 1-3.5 4-3.5M8 10.5h7',
  x: 'M3 3l14 14M17 3L3 17',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg css={svg} className={className} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
