import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import { sizeTexts } from '../../../../rules/labels/texts.ts';
import { text } from '../../theme/text.ts';
import { color, context, space } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { useRoom } from './useRoom.ts';
import { type Scale, scaleRange } from './useScale.ts';

/** A bank card, ISO/IEC 7810 ID-1. */
const CARD = { long: 85.6, short: 53.98, corner: 3.18 } as const;

const part = css({ display: 'grid', gap: space.s3 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: space.s4 });
const slider = css({ width: '100%', minHeight: space.touch, accentColor: color.ink });
const outline = css`
  display: block;
  max-width: 100%;
  rect {
    fill: none;
    stroke: ${context.text};
    stroke-width: 1;
  }
`;

/** Sets the scale of the drawings by a card that everybody has: on a narrow screen it stands upright. */
export function Calibration({ scale }: { scale: Scale }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const [open, setOpen] = useState(false);
  const lying = room >= CARD.long * scale.pxPerMm;
  const [width, height] = (lying ? [CARD.long, CARD.short] : [CARD.short, CARD.long]).map(mm => mm * scale.pxPerMm);
  const reset = () => scale.set(null);
  return (
    <div ref={place} css={part}>
      <div css={actions}>
        <LinkButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {sizeTexts.calibrate}
        </LinkButton>
        {scale.sure && open && <LinkButton onClick={reset}>{sizeTexts.forget}</LinkButton>}
      </div>
      <div id={id} hidden={!open} css={open && part}>
        <p css={text.small}>{sizeTexts.howTo}</p>
        <input
          css={slider}
          type="range"
          aria-label={sizeTexts.slider}
          {...scaleRange}
          value={scale.pxPerMm}
          onChange={event => scale.set(Number(event.currentTarget.value))}
        />
        <svg css={outline} width={width} height={height} aria-hidden="true">
          <rect x="0.5" y="0.5" width={width! - 1} height={height! - 1} rx={CARD.corner * scale.pxPerMm} />
        </svg>
      </div>
    </div>
  );
}
