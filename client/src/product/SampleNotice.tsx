import { Banner } from '../ui/feedback/Banner.tsx';
import { cardTexts } from './cardTexts.ts';

/** Says that what is shown is not for sale. */
export const SampleNotice = () => <Banner kind="warning">{cardTexts.sample}</Banner>;
