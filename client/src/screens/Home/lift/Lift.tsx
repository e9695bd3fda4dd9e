import { css } from '@emotion/react';
import { liftHalfUrl, liftRestUrl, liftVoidUrl } from '../../../theme/illustrations.ts';
import { context, media, size, space } from '../../../theme/tokens.ts';
import { Picture } from '../../../ui/content/Picture.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { offeredTexts } from '../offeredTexts.ts';
import { LiftStage } from './LiftStage.tsx';

const words = offeredTexts.lift;
const urls = [liftRestUrl, liftHalfUrl, liftVoidUrl];
const moving = '@media (scripting: enabled) and (prefers-reduced-motion: no-preference)';

// Where nothing moves, the three states stand still side by side.
const still = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.gutter};
  align-items: start;
  img {
    aspect-ratio: 4 / 3;
  }
  figcaption {
    padding-top: 12px;
    font-size: 0.9375rem;
    line-height: 1.4;
    color: ${context.soft};
  }
  b {
    display: block;
    font-size: ${size.fs4};
    color: ${context.text};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    img {
      aspect-ratio: 3 / 2;
    }
  }
  ${moving} {
    display: none;
  }
`;

const stage = css({ display: 'none', [moving]: { display: 'block' } });

/** The one motif made touchable: the corner lifts, and VOID appears. */
export const Lift = () => (
  <Section>
    <SectionHead title={words.title} lead={words.lead} />
    <div css={still}>
      {words.states.map(([name, said, alt], index) => (
        <figure key={name}>
          <Picture src={urls[index]} alt={alt} width={800} height={600} />
          <figcaption>
            <b>{name}</b>
            {said}
          </figcaption>
        </figure>
      ))}
    </div>
    <div css={stage}>
      <LiftStage />
    </div>
  </Section>
);
