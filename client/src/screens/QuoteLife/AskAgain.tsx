import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

/** Sends the request anew. */
export const AskAgain = ({ request: { reference, version } }: { request: ShownRequest }) => (
  <StepForm action={quoteHref(reference)} step="again" reference={reference} version={version}>
    <LinkButton type="submit" title={texts.againNote}>
      {texts.again}
    </LinkButton>
  </StepForm>
);
