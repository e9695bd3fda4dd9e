import { css } from '@emotion/react';
import { quotePageTexts } from '../../../../rules/texts.ts';
import { text } from '../../theme/text.ts';
import { Steps } from '../../ui/Steps.tsx';
import type { CmsPage } from './quoteData.ts';

const title = css({ marginBottom: 20 });

/** The three steps to a quote; the editor may word each of them. */
export const QuoteProcess = ({ overrides }: { overrides: NonNullable<CmsPage>['quote'] | undefined }) => (
  <section>
    <h2 css={[text.headingS, title]}>{overrides?.processTitle ?? quotePageTexts.processTitle}</h2>
    <Steps
      steps={quotePageTexts.steps.map((step, index) => ({
        title: overrides?.steps[index]?.title ?? step.title,
        text: overrides?.steps[index]?.description ?? step.text,
      }))}
    />
  </section>
);
