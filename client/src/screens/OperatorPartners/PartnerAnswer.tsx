import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { text } from '../../theme/text.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import type { PartnerStepAnswer } from './takePartnerStep.ts';
import { partnersTexts as texts } from './texts.ts';

const key = css({ display: 'block', margin: '10px 0', overflowWrap: 'anywhere', userSelect: 'all' });

/** What became of a form. */
export function PartnerAnswer({ answer }: { answer: PartnerStepAnswer }) {
  if (answer.kind === 'done')
    return (
      <Banner kind="success" live>
        <b>{answer.name}</b> {texts.done}
      </Banner>
    );
  if (answer.kind === 'issued')
    return (
      <Banner kind="success" live>
        <b>{fillText(texts.keyHeading, { name: answer.name })}</b>
        <code css={[text.mono, key]}>{answer.key}</code>
        {texts.keyNote}
      </Banner>
    );
  if (answer.kind === 'secret')
    return (
      <Banner kind="success" live>
        <b>{fillText(texts.secretHeading, { name: answer.name })}</b>
        <code css={[text.mono, key]}>{answer.secret}</code>
        {texts.secretNote}
      </Banner>
    );
  const why = Object.values(answer.errors);
  return (
    <Banner kind="error" requestId={answer.requestId} live>
      {[answer.message, ...why].join(' ')}
    </Banner>
  );
}
