import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { context, size, space } from '../../theme/tokens.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  h2 {
    font-size: ${size.fsUi};
    font-weight: 500;
    font-stretch: 100%;
    letter-spacing: 0;
    margin-right: 4px;
    color: ${context.text};
  }
  ul {
    display: contents;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${space.touch};
    padding: 0 14px;
    border: 1px solid currentColor;
    border-radius: ${space.radius};
    text-decoration: none;
    font-size: ${size.fsUi};
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${context.wash};
  }
`;

type WordLinksProps = { title: string; words: readonly string[]; children?: ReactNode };

/** Words that lead to their results. */
export function WordLinks({ title, words, children }: WordLinksProps) {
  const id = useId();
  if (!words.length) return null;
  return (
    <section css={row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {words.map(word => (
          <li key={word}>
            <a href={`/search?${new URLSearchParams({ q: word })}`}>{word}</a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
