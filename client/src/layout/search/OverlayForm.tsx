import { css } from '@emotion/react';
import { useId } from 'react';
import { color, media, size } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { rememberWords } from './recentWords.ts';
import { searchTexts } from './texts.ts';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px;
  border-bottom: 3px solid ${color.onInk};
  padding: 40px 0 18px;
  align-items: center;
  label {
    grid-column: 1 / -1;
    color: ${color.onInkSoft};
    font-size: 0.9375rem;
  }
  input {
    appearance: none;
    background: none;
    border: 0;
    color: ${color.onInk};
    font-size: ${size.fs8};
    font-weight: 700;
    font-stretch: 108%;
    letter-spacing: -0.02em;
    min-width: 0;
    width: 100%;
    padding: 0;
    &:focus-visible {
      outline: 0 !important;
      box-shadow: none !important;
    }
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  &:focus-within {
    border-color: ${color.signal};
  }
  ${media.phone} {
    padding-top: 16px;
    input {
      font-size: 1.75rem;
    }
    button {
      padding-inline: 18px;
    }
  }
`;

type OverlayFormProps = { words: string; onWords: (words: string) => void; onSubmit: () => void };

/** The field of the overlay; sending it leads to the search page. */
export function OverlayForm({ words, onWords, onSubmit }: OverlayFormProps) {
  const id = useId();
  return (
    <search>
      <form
        css={form}
        action="/search"
        method="get"
        onSubmit={event => {
          if (words.trim()) {
            rememberWords(words);
            onSubmit();
          } else event.preventDefault();
        }}
      >
        <label htmlFor={id}>{searchTexts.overlayLabel}</label>
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus=""
          value={words}
          // What was searched before still stands there: the next word takes its place.
          onFocus={event => event.target.select()}
          onChange={event => onWords(event.target.value)}
        />
        <Button type="submit" size="lg">
          {searchTexts.submit}
        </Button>
      </form>
    </search>
  );
}
