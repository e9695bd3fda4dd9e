import { css } from '@emotion/react';
import { useRef } from 'react';
import { useKeptWords } from '../../quote/life/kept/useKeptWords.ts';
import { Part } from '../../quote/life/Part.tsx';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { Thread } from '../../quote/life/Thread.tsx';
import { lifeTexts } from '../../quote/life/texts.ts';
import { color, media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { quoteHref } from './addresses.ts';
import { ChipButton } from './inbox/ChipButton.tsx';
import { type FirmRequest, OPEN, WRITABLE } from './offerValues.ts';
import type { FirmAnswer } from './takeFirmStep.ts';
import { firmTexts } from './texts.ts';

const { request: texts } = firmTexts;

const form = css({
  display: 'grid',
  gap: 12,
  paddingTop: 18,
  marginTop: 18,
  borderTop: `1px solid ${color.lineStrong}`,
});
const row = css({
  ...{ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' },
  // Without scripts a phrase would do nothing.
  [media.noScript]: { '[type=button]': { display: 'none' } },
});

type FirmTalkProps = { request: FirmRequest; answer: FirmAnswer | undefined };

/** What was said, and a question to the buyer; common ones are a press away. */
export function FirmTalk({ request, answer }: FirmTalkProps) {
  const { reference, version, status } = request;
  const asks = OPEN.has(status);
  const isOpen = WRITABLE.has(status);
  const typing = useRef<HTMLTextAreaElement>(null);
  useKeptWords(typing, { request, step: 'ask', from: 'FIRM' });
  const typed = answer?.kind === 'refused' && answer.step === 'ask' ? answer : undefined;
  const write = (phrase: string) => {
    const field = typing.current;
    if (!field) return;
    field.value = [field.value.trim(), phrase].filter(Boolean).join('\n');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  const words = (
    <Field
      label={isOpen ? (asks ? texts.ask : texts.write) : lifeTexts.unsentWords}
      hint={asks && texts.askHint}
      error={typed?.errors.text}
    >
      <TextArea
        name="text"
        rows={3}
        maxLength={5000}
        ref={typing}
        defaultValue={typed?.values.text}
        readOnly={!isOpen}
        required
      />
    </Field>
  );
  return (
    <Part id="said" title={texts.said}>
      <Thread request={request} offerHref={version => `${quoteHref(reference)}?offer=${version}#preview`} />
      {isOpen && (
        <StepForm css={form} id="ask" action={quoteHref(reference)} step="ask" reference={reference} version={version}>
          {words}
          <div css={row}>
            <Button type="submit" size="sm" variant="ink">
              {asks ? texts.send : texts.write}
            </Button>
            {asks &&
              Object.values(texts.phrases).map(([name, phrase]) => (
                <ChipButton key={name} onClick={() => write(phrase)}>
                  {name}
                </ChipButton>
              ))}
          </div>
        </StepForm>
      )}
      {/* What was written while somebody ended it stays to be copied. */}
      {!isOpen && typed && <div css={form}>{words}</div>}
    </Part>
  );
}
