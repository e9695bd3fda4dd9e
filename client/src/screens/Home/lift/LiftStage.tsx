import { css } from '@emotion/react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { liftHalfUrl, liftRestUrl, liftVoidUrl } from '../../../theme/illustrations.ts';
import { color, context, media, size, space } from '../../../theme/tokens.ts';
import { Picture } from '../../../ui/content/Picture.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { offeredTexts } from '../offeredTexts.ts';
import { rangeSkin } from './rangeSkin.ts';

const words = offeredTexts.lift;
const WHOLE = 100;
/** How far down and left the corner is pulled until the label is off, as a share of the picture's width. */
const REACH = 0.6;

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 28px ${space.gutter};
  align-items: center;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const picture = css`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  cursor: grab;
  touch-action: pan-y;
  user-select: none;
  img {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  img + img {
    opacity: 0;
  }
  &:active {
    cursor: grabbing;
  }
`;

// Marks the corner that is pulled, and whereto.
const grip = css`
  position: absolute;
  right: 9%;
  top: 20%;
  width: 44px;
  height: 44px;
  border: 2px solid ${color.ink};
  border-radius: 50%;
  background: ${color.sheet};
  box-shadow: 0 0 0 5px ${color.signal};
  pointer-events: none;
  &::after {
    content: '';
    position: absolute;
    inset: 13px;
    border: solid ${color.ink};
    border-width: 0 0 2px 2px;
    background: linear-gradient(to bottom right, #0000 46%, ${color.ink} 46% 54%, #0000 54%);
  }
`;

const states = css`
  li {
    padding: 16px 0;
    border-top: 1px solid ${color.lineStrong};
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${context.soft};
  }
  b {
    display: block;
    font-size: ${size.fs4};
    color: ${context.text};
  }
  [aria-current] {
    box-shadow: inset 4px 0 0 ${color.signal};
    padding-left: 18px;
  }
`;

const controls = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 18px;
  align-items: center;
  max-width: 720px;
  label {
    font-weight: 600;
  }
  ${media.phone} {
    grid-template-columns: 1fr auto;
    input {
      grid-column: 1 / -1;
      order: 3;
    }
  }
`;

/** The label, lifted by pointer, finger, or the slider's keys. */
export function LiftStage() {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const from = useRef<{ x: number; y: number; lift: number } | null>(null);
  const [lift, setLift] = useState(0);
  const state = lift < 25 ? 0 : lift < 75 ? 1 : 2;
  // By the object model: the site's policy takes no style attributes.
  useEffect(() => {
    const [, half, off] = frame.current?.querySelectorAll('img') ?? [];
    if (half) half.style.opacity = String(Math.min(1, lift / 50));
    if (off) off.style.opacity = String(Math.max(0, (lift - 50) / 50));
  }, [lift]);
  const take = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, lift };
  };
  const pull = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return;
    const way = (from.current.x - clientX + clientY - from.current.y) / (currentTarget.clientWidth * REACH);
    setLift(Math.round(Math.min(WHOLE, Math.max(0, from.current.lift + way * WHOLE))));
  };
  const leave = () => {
    from.current = null;
  };
  return (
    <div css={layout}>
      <div
        css={picture}
        ref={frame}
        onPointerDown={take}
        onPointerMove={pull}
        onPointerUp={leave}
        onPointerCancel={leave}
        data-lift
      >
        <Picture src={liftRestUrl} alt={words.states[state]?.[2] ?? ''} width={800} height={600} draggable={false} />
        <Picture src={liftHalfUrl} alt="" width={800} height={600} draggable={false} />
        <Picture src={liftVoidUrl} alt="" width={800} height={600} draggable={false} />
        {lift === 0 && <i css={grip} />}
      </div>
      <ol css={states}>
        {words.states.map(([name, said], index) => (
          <li key={name} aria-current={index === state || undefined}>
            <b>{name}</b>
            {said}
          </li>
        ))}
      </ol>
      <div css={controls}>
        <label htmlFor="lift">{words.slider}</label>
        <input
          css={rangeSkin}
          id="lift"
          ref={slider}
          type="range"
          min={0}
          max={WHOLE}
          step={5}
          value={lift}
          aria-valuetext={words.states[state]?.[0]}
          onChange={event => setLift(Number(event.target.value))}
        />
        <Button
          variant="line"
          size="sm"
          disabled={lift === 0}
          onClick={() => {
            setLift(0);
            // The button is out of use by this, and would drop the focus.
            slider.current?.focus();
          }}
        >
          {words.again}
        </Button>
      </div>
    </div>
  );
}
