import { Banner } from '../ui/feedback/Banner.tsx';
import { catalogueTexts } from './texts.ts';

/** Says that what is shown is not for sale. */
export const SampleNotice = () => <Banner kind="warning">{catalogueTexts.sample}</Banner>;
