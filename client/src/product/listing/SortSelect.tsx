import { css } from '@emotion/react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { text } from '../../theme/text.ts';
import { media, size, space } from '../../theme/tokens.ts';
import { Select } from '../../ui/inputs/Select.tsx';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { catalogueTexts } from '../texts.ts';
import { type Listing, type SortKey, sortKeys } from './listing.ts';
import { useShown } from './useShown.ts';

const label = css`
  font-size: ${size.fsUi};
  white-space: nowrap;
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const select = css`
  ${media.phone} {
    flex: 1;
    min-width: 0;
    min-height: ${space.control};
  }
`;

type SortSelectProps = {
  /** the id of the filter form, which the order is sent with */
  form: string;
  listing: Pick<Listing, 'sort' | 'search'>;
};

/** One choice for field and direction. */
export function SortSelect({ form, listing: { sort, search } }: SortSelectProps) {
  const id = useId();
  const [shown, setShown] = useShown(sort ?? '');
  return (
    <>
      <label css={[text.mute, label]} htmlFor={id}>
        {catalogueTexts.sortBy}
      </label>
      <Select
        compact
        css={select}
        id={id}
        form={form}
        name="sort"
        value={shown}
        onChange={({ target }) => {
          // With a price that is none the form is not sent, and says so.
          if (target.form?.checkValidity()) flushSync(() => setShown(target.value));
          target.form?.requestSubmit();
        }}
      >
        {search && <option value="">{catalogueTexts.sort.relevance}</option>}
        {sortKeys.map(key => (
          <option key={key} value={sentAs(key, search)}>
            {catalogueTexts.sort[key]}
          </option>
        ))}
      </Select>
    </>
  );
}

/** The default goes unsaid. */
const sentAs = (key: SortKey, search: string): string => (key === 'date-desc' && !search ? '' : key);
