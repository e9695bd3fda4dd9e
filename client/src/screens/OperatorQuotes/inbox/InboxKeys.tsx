import { css } from '@emotion/react';
import { useMemo } from 'react';
import { useHydrated } from '../../../lib/later/useHydrated.ts';
import { color, media, size } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { switchKeys, useKeysOn } from '../keysOn.ts';
import { firmTexts } from '../texts.ts';
import { useInboxKeys } from '../useInboxKeys.ts';
import { type ListQuery, listHref, queueNames } from './listQuery.ts';

const { keys: texts } = firmTexts;

const legend = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 22px;
  font-size: ${size.fs2};
  color: ${color.inkSoft};
  padding-top: 14px;
  kbd {
    border: 1px solid ${color.lineStrong};
    padding: 2px 7px;
    margin-right: 6px;
    color: ${color.ink};
  }
  ${media.phone} {
    display: none;
  }
`;

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('tbody th a')];

/** Puts the focus on a neighbour of the row that has it, or on the first. */
function walk(by: number): boolean {
  const rows = links();
  const at = rows.findIndex(link => link.closest('tr')?.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus();
  return next !== undefined;
}

function open(anchor: string): boolean {
  const rows = links();
  const link = rows.find(row => row.closest('tr')?.contains(document.activeElement)) ?? rows[0];
  if (link) location.assign(link.href + anchor);
  return link !== undefined;
}

const goTo = (address: string): boolean => {
  location.assign(address);
  return true;
};

/** The keys of the list, what they are, and the switch that turns them off. */
export function InboxKeys({ asked }: { asked: ListQuery }) {
  const [hydrated, on] = [useHydrated(), useKeysOn()];
  const actions = useMemo(
    () => ({
      j: () => walk(1),
      k: () => walk(-1),
      a: () => open('#answer'),
      q: () => open('#ask'),
      '/': () => {
        document.querySelector<HTMLInputElement>('input[name=q]')?.focus();
        return true;
      },
      ...Object.fromEntries(
        queueNames.map((queue, at) => [String(at + 1), () => goTo(listHref({ ...asked, queue, page: 1 }))]),
      ),
    }),
    [asked],
  );
  useInboxKeys(actions, on);
  if (!hydrated) return null;
  return (
    <section css={legend} aria-label={texts.label}>
      {texts.list.map(({ keys, words }) => (
        <span key={words}>
          {keys.map(key => (
            <kbd key={key}>{key}</kbd>
          ))}
          {words}
        </span>
      ))}
      <Checkbox checked={on} onChange={event => switchKeys(event.target.checked)}>
        {texts.on}
      </Checkbox>
      <span>{texts.note}</span>
    </section>
  );
}
