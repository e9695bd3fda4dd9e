import { css } from '@emotion/react';
import { useId } from 'react';
import type { Suggestions } from '../../data/suggestions.ts';
import { context } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { ProductHit } from './ProductHit.tsx';
import { searchTexts } from './texts.ts';

const place = css`
  border-top: 2px solid;
  border-bottom: 1px solid ${context.hair};
  h2 {
    font-size: 1.125rem;
    padding: 16px 0 8px;
  }
`;

const page = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  border-top: 1px solid ${context.hair};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

/** Where an address that leads nowhere may have meant to lead. */
export function AddressSuggestions({ suggestions }: { suggestions: Suggestions }) {
  const id = useId();
  if (!suggestions.length) return null;
  return (
    <section css={place} aria-labelledby={id}>
      <h2 id={id}>{searchTexts.fromAddress}</h2>
      <ul>
        {suggestions.map(({ title, path, product }) =>
          product ? (
            <ProductHit key={path} product={product} query="" />
          ) : (
            <li key={path}>
              <a css={page} href={path}>
                {title}
                <Icon name="right" />
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
