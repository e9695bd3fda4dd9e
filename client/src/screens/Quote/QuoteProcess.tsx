import { css } from '@emotion/react';
import { text } from '../../theme/text.ts';
import { Steps } from '../../ui/content/Steps.tsx';
import { type Overrides, processSteps } from './processSteps.ts';
import { quotePageTexts } from './texts.ts';

const title = css({ marginBottom: 20 });

/** How a quote comes about. */
export const QuoteProcess = ({ overrides }: { overrides: Overrides }) => (
  <section>
    <h2 css={[text.headingS, title]}>{overrides?.processTitle ?? quotePageTexts.processTitle}</h2>
    <Steps steps={processSteps(overrides)} />
  </section>
);
