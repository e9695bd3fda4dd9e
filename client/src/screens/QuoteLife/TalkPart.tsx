import { css } from '@emotion/react';
import { useRef } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { useKeptWords } from '../../quote/life/kept/useKeptWords.ts';
import { Part } from '../../quote/life/Part.tsx';
import { Thread } from '../../quote/life/Thread.tsx';
import { lifeTexts } from '../../quote/life/texts.ts';
import { color, media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { REPLY, takesWords } from './ReplyForm.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const form = css({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  paddingTop: 18,
  marginTop: 18,
  borderTop: `1px solid ${color.lineStrong}`,
  '> div': { width: '100%' },
  [media.print]: { display: 'none' },
});

/** Only an offer that can be accepted stays open until another one comes. */
const hintOf = ({ offer, status }: ShownRequest) =>
  offer ? (status === 'ANSWERED' ? texts.askHint : undefined) : texts.askHintEarly;

type TalkPartProps = { request: ShownRequest; refused: RefusedForm | undefined };

/** What was said, and the buyer's next word. */
export function TalkPart({ request, refused }: TalkPartProps) {
  const { messages, offer } = request;
  const typing = useRef<HTMLTextAreaElement>(null);
  useKeptWords(typing, { request, step: REPLY, from: 'BUYER' });
  const yours = messages.filter(({ from }) => from === 'BUYER').length;
  const note = messages.length > 0 && fillText(lifeTexts.counts, { yours, ours: messages.length - yours });
  const typed = refused?.step === 'reply' ? refused : undefined;
  const isOpen = takesWords(request);
  return (
    <Part id="talk" title={lifeTexts.talk} note={note} screenOnly={offer !== null}>
      <Thread request={request} />
      {/* What was written while somebody ended it stays to be copied. */}
      {(isOpen || typed?.values.text) && (
        <div css={form}>
          <Field
            label={isOpen ? (offer ? texts.askOffer : texts.askRequest) : lifeTexts.unsentWords}
            hint={isOpen && hintOf(request)}
            error={typed?.errors.text ?? (typed?.code === 'EMPTY' ? typed.message : undefined)}
          >
            <TextArea
              ref={typing}
              form={REPLY}
              name="text"
              rows={3}
              maxLength={5000}
              readOnly={!isOpen}
              defaultValue={typed?.values.text}
            />
          </Field>
          {isOpen && (
            <Button type="submit" form={REPLY} variant="ink">
              {offer ? texts.send : texts.sendNote}
            </Button>
          )}
        </div>
      )}
    </Part>
  );
}
