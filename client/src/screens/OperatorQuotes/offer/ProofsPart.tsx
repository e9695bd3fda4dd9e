import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { AddFiles } from '../../../quote/life/AddFiles.tsx';
import { KeptFiles } from '../../../quote/life/kept/KeptFiles.tsx';
import { filesIn } from '../../../quote/life/kept/keptFilesOf.ts';
import { media } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { firmTexts } from '../texts.ts';
import type { OfferParts } from './offerParts.ts';

const { offer: texts } = firmTexts;

const kept = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  margin-bottom: 12px;
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
  }
  ${media.phone} {
    grid-template-columns: 1fr;
    > div {
      display: flex;
      gap: 12px;
    }
    img {
      width: 96px;
    }
  }
`;

/** The last offer's proofs, each kept or not, and new ones. */
export function ProofsPart({ request: { offer }, values }: OfferParts) {
  return (
    <JobPart legend={texts.proofs}>
      {offer?.proofs[0] && (
        <div css={kept}>
          {offer.proofs.map(({ id, name, type, url }) => (
            <div key={id}>
              {/^image\/(png|jpeg)$/.test(type) && <img src={url} alt="" />}
              <Checkbox name={`proof.${id}`} value="1" defaultChecked={values[`proof.${id}`] === '1'}>
                {fillText(texts.keep, { name })}
              </Checkbox>
            </div>
          ))}
        </div>
      )}
      <AddFiles label={texts.addProofs} hint={texts.addProofsHint}>
        <KeptFiles files={filesIn(values)} />
      </AddFiles>
    </JobPart>
  );
}
