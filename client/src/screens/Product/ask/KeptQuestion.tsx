import { type RefObject, useRef, useState } from 'react';
import { DraftNote } from '../../../forms/draft/DraftNote.tsx';
import { keptTexts } from '../../../forms/draft/texts.ts';
import { useDraft } from '../../../forms/draft/useDraft.ts';

interface KeptQuestionProps {
  /** where it is kept */
  draft: string;
  form: RefObject<HTMLFormElement | null>;
}

/** Keeps a question that is begun and not sent, and says that it is there again. */
export function KeptQuestion({ draft, form }: KeptQuestionProps) {
  const [isAfresh, setAfresh] = useState(false);
  const filled = useRef({ subject: 'products' });
  const { restored, discard } = useDraft(form, { key: draft, outcome: undefined, filled });
  const startAfresh = () => {
    discard();
    form.current?.reset();
    setAfresh(true);
  };
  return restored && !isAfresh ? <DraftNote onAfresh={startAfresh}>{keptTexts.restoredMessage}</DraftNote> : null;
}
