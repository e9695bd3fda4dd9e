import { fillText } from '../../../../../rules/fillText.ts';
import { text } from '../../../theme/text.ts';
import { filesTexts } from './filesTexts.ts';

type KeptFilesProps = {
  /** their ids, with spaces between */
  artwork: string | undefined;
  /** the id of their form, where they do not stand in it */
  form?: string;
};

/** Files that were stored with an earlier try travel on. */
export const KeptFiles = ({ artwork, form }: KeptFilesProps) =>
  artwork ? (
    <p css={text.small}>
      {fillText(filesTexts.kept, { count: artwork.split(' ').length })}
      <input type="hidden" name="artwork" value={artwork} form={form} />
    </p>
  ) : null;
