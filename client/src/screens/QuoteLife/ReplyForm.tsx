import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { StepForm } from '../../quote/life/StepForm.tsx';
import type { ShownRequest } from './shownRequest.ts';

/** By which what belongs to it names it, wherever it stands on the page. */
export const REPLY = 'reply';

/** Whether the buyer may write still. */
export const takesWords = ({ status }: ShownRequest): boolean => status !== 'DECLINED' && status !== 'WITHDRAWN';

/**
 * What sends the buyer's word and files. They stand in two parts of the page, each with a button: whichever is pressed, what
 * was written and chosen goes together. It stands before both, so that its key comes before a file.
 */
export const ReplyForm = ({ request: { reference, version } }: { request: ShownRequest }) => (
  <StepForm
    hidden
    id={REPLY}
    action={quoteHref(reference)}
    encType="multipart/form-data"
    step={REPLY}
    reference={reference}
    version={version}
  />
);
