import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { surface } from '../../../theme/surface.ts';
import { color, media, size } from '../../../theme/tokens.ts';
import { lifeTexts } from '../texts.ts';

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const proof = css`
  border: 1px solid ${color.line};
  display: flex;
  flex-direction: column;
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    background: ${color.tint};
  }
  figcaption {
    margin-top: auto;
    padding: 14px 18px;
    font-size: ${size.fs2};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const SHOWN = new Set(['image/png', 'image/jpeg']);

/** Proofs beside the drawing in real size. */
export const Proofs = ({ proofs, children }: { proofs: OfferViewFragment['proofs']; children?: ReactNode }) => (
  <div css={pair}>
    {children}
    {proofs.map(({ id, name, type, url }) => (
      <figure key={id} css={[proof, surface.sheet]}>
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
