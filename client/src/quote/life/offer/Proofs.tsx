import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { surface } from '../../../theme/surface.ts';
import { color, media } from '../../../theme/tokens.ts';
import { framed } from '../framed.ts';
import { lifeTexts } from '../texts.ts';

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  section + & {
    margin-top: 28px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const proof = css`
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    background: ${color.tint};
  }
`;

const SHOWN = new Set(['image/png', 'image/jpeg']);

/** Proofs beside the drawing in real size. */
export const Proofs = ({ proofs, children }: { proofs: OfferViewFragment['proofs']; children?: ReactNode }) => (
  <div css={pair}>
    {children}
    {proofs.map(({ id, name, type, url }) => (
      <figure key={id} css={[framed, proof, surface.sheet]}>
        {SHOWN.has(type) && <img src={url} alt={fillText(lifeTexts.proof, { name })} />}
        <figcaption>
          <b>{name}</b>{' '}
          <a href={url} aria-label={fillText(lifeTexts.open, { name })}>
            {lifeTexts.fullSize}
          </a>
        </figcaption>
      </figure>
    ))}
  </div>
);
