import type { ReactNode } from 'react';
import { fillText } from '../../../../../rules/fillText.ts';
import type { OfferViewFragment } from '../../../gql/graphql.ts';
import { fillNodes } from '../../../lib/format/fillNodes.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { FieldMessage } from '../../../ui/inputs/FieldMessage.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { quoteLifeTexts } from '../texts.ts';
import type { AcceptParts } from './acceptedRequest.ts';

const { acceptPage: texts } = quoteLifeTexts;

const terms = (
  <a href="/terms-of-service" target="_blank" rel="noopener">
    {texts.termsLink}
  </a>
);

/** The boxes without which nothing is ordered. */
export const WordPart = ({ values, errors, offer }: AcceptParts & { offer: OfferViewFragment }) => (
  <JobPart legend={texts.word} hideLegend={offer.proofs.length === 0}>
    {offer.proofs.length > 0 && (
      <Box name="proofsChecked" checked={values.proofsChecked === '1'} error={errors.proofsChecked}>
        {texts.proofsChecked}
      </Box>
    )}
    <Box name="terms" checked={values.terms === '1'} error={errors.terms}>
      <span>{fillNodes(fillText(texts.terms, { version: offer.version }), { terms })}</span>
    </Box>
  </JobPart>
);

type BoxProps = { name: string; checked: boolean; error: string | undefined; children: ReactNode };

const Box = ({ name, checked, error, children }: BoxProps) => (
  <>
    <Checkbox
      id={name}
      name={name}
      value="1"
      defaultChecked={checked}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-message` : undefined}
    >
      {children}
    </Checkbox>
    {error && (
      <FieldMessage id={`${name}-message`} kind="error">
        {error}
      </FieldMessage>
    )}
  </>
);
