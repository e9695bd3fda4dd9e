import { type RefObject, Suspense } from 'react';
import { DraftNote } from '../../forms/draft/DraftNote.tsx';
import { keptTexts } from '../../forms/draft/texts.ts';
import { optional } from '../../lib/later/optional.ts';
import { useEarlier } from '../../quote/earlier/useEarlier.ts';

const EarlierNote = optional(async () => (await import('../../quote/earlier/EarlierNote.tsx')).EarlierNote);

type QuoteNotesProps = {
  form: RefObject<HTMLFormElement | null>;
  /** whether a draft was put back */
  restored: boolean;
  /** whether a request was sent just now: the last one is of no use then */
  sent: boolean;
  onAfresh: () => void;
};

/** At the head of the form: what this browser has filled in or could. */
export function QuoteNotes({ form, restored, sent, onAfresh }: QuoteNotesProps) {
  const earlier = useEarlier();
  return (
    <>
      {restored && <DraftNote onAfresh={onAfresh}>{keptTexts.restored}</DraftNote>}
      {earlier && !restored && !sent && (
        <Suspense fallback={null}>
          <EarlierNote earlier={earlier} form={form} />
        </Suspense>
      )}
    </>
  );
}
