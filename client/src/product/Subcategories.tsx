import { css } from '@emotion/react';
import { Tag } from '../ui/content/Tag.tsx';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 18 });

type SubcategoriesProps = { categories: readonly { id: string; name: string; path: string }[] };

/** The shelves below one; nothing where there are none. */
export function Subcategories({ categories }: SubcategoriesProps) {
  if (categories.length === 0) return null;
  return (
    <ul css={row}>
      {categories.map(({ id, name, path }) => (
        <li key={id}>
          <Tag href={path}>{name}</Tag>
        </li>
      ))}
    </ul>
  );
}
