import type { PanelName } from '../../artwork/panels/index.ts';
import type { Picture } from '../../artwork/picture.ts';

/** A picture together with what the media library says about it. */
export interface Illustration {
  key: string;
  title: string;
  alt: string;
  caption?: string;
  /** year/month of its upload folder */
  folder: string;
  width: number;
  height: number;
  picture: Picture;
}

const panel = (
  key: string,
  name: PanelName,
  size: [number, number],
  title: string,
  alt: string,
  caption?: string,
): Illustration => ({
  key,
  title,
  alt,
  caption,
  folder: '2025/01',
  width: size[0],
  height: size[1],
  picture: { kind: 'panel', name },
});

export const pagePictures: Illustration[] = [
  panel('logo', 'logo', [512, 512], 'Logo', 'Diri Labels'),
  panel(
    'press-sheet',
    'hero',
    [1600, 1469],
    'Press sheet',
    'A press sheet of security, approval and asset labels. One void label is peeled back and has left its message on the sheet.',
  ),
  panel(
    'label-anatomy',
    'anatomy',
    [1600, 896],
    'Six checks on one label',
    'Multifunctional security label with six numbered features',
    'The multifunctional security label, read the way an inspector reads it.',
  ),
  panel(
    'press-diagram',
    'press',
    [1600, 1000],
    'Label press',
    'Diagram of a narrow-web label press: unwind, four print stations, die cut and rewind',
    'Four print stations and a die on one pass.',
  ),
  panel(
    'press-diagram-dark',
    'pressDark',
    [1600, 1000],
    'Label press, dark',
    'Diagram of a narrow-web label press on a dark ground',
  ),
  panel(
    'service-tamper-evident',
    'tamper',
    [1600, 1024],
    'Tamper evident labels',
    'Red tamper evident seal lifted to show a VOID message',
  ),
  panel('service-regulatory', 'regulatory', [1600, 736], 'Regulatory labels', 'ICASA, ZICTA and SABS approval labels'),
  panel(
    'service-multifunctional',
    'multifunctional',
    [1600, 736],
    'Multifunctional label',
    'Multifunctional security label on a dark ground',
  ),
];
