import { fillText } from '../../../rules/fillText.ts';
import { longMoment } from '../lib/format/longDate.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import { cardTexts } from './cardTexts.ts';

/** Says that the shop does not tell just now, and when it last did. */
export const AsOfNotice = ({ asOf }: { asOf: string }) => (
  <Banner kind="warning">{fillText(cardTexts.asOf, { when: longMoment(asOf) })}</Banner>
);
