import type { RefObject } from 'react';
import { fillForm } from '../../forms/draft/fillForm.ts';
import { keptTexts } from '../../forms/draft/texts.ts';
import { FormNote } from '../../forms/FormNote.tsx';
import type { FormValues } from '../../forms/formValues.ts';
import { fillNodes } from '../../lib/format/fillNodes.tsx';
import { useNotify } from '../../notifications/notify.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { addItem, isSame, type QuoteItems } from '../list/items.ts';
import { changeList } from '../list/quoteList.ts';
import { CONTACT_FIELDS, type EarlierRequest, forgetRequest } from './earlier.ts';

type EarlierNoteProps = { earlier: EarlierRequest; form: RefObject<HTMLFormElement | null> };

/** Offers what this browser knows from the last request: who asked, or all of it. */
export function EarlierNote({ earlier, form }: EarlierNoteProps) {
  const notify = useNotify();
  const { reference, values, items } = earlier;
  const fill = (known: FormValues) => {
    // Within this click the form's fields would not hear of each other.
    queueMicrotask(() => form.current && fillForm(form.current, known));
    notify({ type: 'info', title: keptTexts.filled });
  };
  const askAgain = () => {
    changeList(list => items.reduce(addMissing, list));
    fill(values);
  };
  const details = Object.fromEntries(Object.entries(values).filter(([name]) => CONTACT_FIELDS.includes(name)));
  return (
    <FormNote
      actions={
        <>
          <LinkButton onClick={() => fill(details)}>{keptTexts.details}</LinkButton>
          <LinkButton onClick={askAgain}>{keptTexts.again}</LinkButton>
          <LinkButton onClick={forgetRequest}>{keptTexts.forget}</LinkButton>
        </>
      }
    >
      {fillNodes(keptTexts.earlier, { reference: <b>{reference}</b> })}
    </FormNote>
  );
}

const addMissing = (list: QuoteItems, item: QuoteItems[number]): QuoteItems =>
  list.some(one => isSame(one, item)) ? list : addItem(list, item);
