import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { text } from '../../theme/text.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const NOTE = 'again-note';

/** Sends the request anew. */
export const AskAgain = ({ request: { reference, version } }: { request: ShownRequest }) => (
  <StepForm action={quoteHref(reference)} step="again" reference={reference} version={version}>
    <LinkButton type="submit" aria-describedby={NOTE}>
      {texts.again}
    </LinkButton>
    <p id={NOTE} css={[text.small, text.soft]}>
      {texts.againNote}
    </p>
  </StepForm>
);
