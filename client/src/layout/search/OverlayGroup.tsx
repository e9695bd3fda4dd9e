import { css } from '@emotion/react';
import { useId } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { color, size } from '../../theme/tokens.ts';
import { Marked } from './Marked.tsx';
import { searchTexts } from './texts.ts';

const group = css`
  min-width: 0;
  h2 {
    font-size: 1rem;
    letter-spacing: 0;
    font-weight: 500;
    color: ${color.onInkMute};
    margin-bottom: 6px;
  }
  a {
    display: block;
    padding: 16px 0;
    border-top: 1px solid ${color.lineInk};
    text-decoration: none;
  }
  b {
    font-size: ${size.fs4};
    line-height: 1.3;
    font-weight: 650;
  }
  a:hover b {
    text-decoration: underline;
    text-decoration-color: ${color.signal};
  }
  p {
    color: ${color.onInkSoft};
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`;

interface Entry {
  id: string;
  title: string;
  href: string;
  words: string;
}

type OverlayGroupProps = {
  title: string;
  /** undefined where its service did not answer */
  entries: readonly Entry[] | undefined;
  query: string;
};

/** One kind of results in the overlay. */
export function OverlayGroup({ title, entries, query }: OverlayGroupProps) {
  const id = useId();
  if (entries?.length === 0) return null;
  return (
    <section css={group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {!entries && <p>{fillText(searchTexts.groupFailed, { group: title })}</p>}
      <ul>
        {entries?.map(({ id: key, title: name, href, words }) => (
          <li key={key}>
            <a href={href}>
              <b>
                <Marked text={name} query={query} />
              </b>
              {words && (
                <p>
                  <Marked text={words} query={query} />
                </p>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
