import type { Step } from '../../ui/content/Steps.tsx';
import type { CmsPage } from './quoteData.ts';
import { quotePageTexts } from './texts.ts';

export type Overrides = NonNullable<CmsPage>['quote'] | undefined;

/** The three steps to a quote; the editor may word each of them. */
export const processSteps = (overrides: Overrides): Step[] =>
  quotePageTexts.steps.map((step, index) => ({
    title: overrides?.steps[index]?.title ?? step.title,
    text: overrides?.steps[index]?.description ?? step.text,
  }));
