import { css } from '@emotion/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findCountries } from '../../../../../rules/address/findCountries.ts';
import type { CountryCode } from '../../../../../rules/address/phoneDigits.ts';
import { color, font, shadow, size, space } from '../../../theme/tokens.ts';
import { Hint } from '../Hint.tsx';
import { TextInput } from '../TextInput.tsx';
import { phoneTexts } from './texts.ts';

const panel = css`
  position: absolute;
  z-index: 3;
  inset: 100% auto auto 0;
  width: min(100%, 380px);
  border: 1px solid ${color.ink};
  background: ${color.sheet};
  box-shadow: ${shadow.lift};
  input {
    border-width: 0 0 1px;
  }
  [role='listbox'] {
    max-height: 264px;
    overflow-y: auto;
  }
  > p {
    padding: 12px 14px;
  }
`;

const option = css`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: ${space.touch};
  padding: 0 14px;
  font-size: ${size.fsUi};
  cursor: pointer;
  small {
    font: 450 13px/1 ${font.mono};
    color: ${color.inkMute};
  }
  &[aria-selected='true'] {
    background: ${color.liner};
  }
  &[data-active],
  &:hover {
    box-shadow: inset 3px 0 0 ${color.signal};
    background: ${color.tint};
  }
`;

type CountrySearchProps = {
  value: CountryCode;
  onChoose: (code: CountryCode) => void;
  /** It is to be closed; the focus goes back where it came from unless it has gone elsewhere. */
  onClose: (leaving: boolean) => void;
};

/** The countries as a list that is searched by name, code or prefix. */
export function CountrySearch({ value, onChoose, onClose }: CountrySearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = findCountries(typed);
  const [active, setActive] = useState(() => found.findIndex(({ code }) => code === value));
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    void list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((active + 1) % found.length),
    ArrowUp: () => setActive((active + found.length - 1) % found.length),
    Enter: () => found[active] && onChoose(found[active].code),
    Escape: () => onClose(false),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!keys[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key]?.();
  };
  return (
    <div css={panel}>
      <TextInput
        ref={input}
        id={`${id}search`}
        aria-label={phoneTexts.searchCountries}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${id}${found[active].code}`}
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        onBlur={() => onClose(true)}
        // What is typed here is no part of the form around it.
        onChange={event => {
          setTyped(event.target.value);
          setActive(0);
        }}
      />
      <div role="listbox" id={id} aria-label={phoneTexts.countries} ref={list}>
        {found.map(({ code, name, phonePrefix }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
          <div
            key={code}
            id={`${id}${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === value}
            data-active={at === active || undefined}
            css={option}
            onMouseDown={event => event.preventDefault()}
            onClick={() => onChoose(code)}
          >
            <small aria-hidden="true">{code}</small>
            {name}
            <small>{phonePrefix}</small>
          </div>
        ))}
      </div>
      <div role="status">{found.length === 0 && <Hint>{phoneTexts.noCountry}</Hint>}</div>
    </div>
  );
}
