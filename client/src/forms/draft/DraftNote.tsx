import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { FormNote } from '../FormNote.tsx';
import { keptTexts } from './texts.ts';

/** Says that what stands in the form is what was left unfinished; `children` are the words. */
export const DraftNote = ({ children, onAfresh }: { children: string; onAfresh: () => void }) => (
  <FormNote actions={<LinkButton onClick={onAfresh}>{keptTexts.afresh}</LinkButton>}>{children}</FormNote>
);
