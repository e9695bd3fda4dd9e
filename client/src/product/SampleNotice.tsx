import { catalogueTexts } from '../../../rules/texts.ts';
import { Banner } from '../ui/feedback/Banner.tsx';

/** Says that what is shown is not for sale. */
export const SampleNotice = () => <Banner kind="warning">{catalogueTexts.sample}</Banner>;
