import { css } from '@emotion/react';
import type { OperatorQuotesQuery } from '../../../gql/graphql.ts';
import { color, font, media, size } from '../../../theme/tokens.ts';
import { firmTexts } from '../texts.ts';
import { type ListQuery, listHref, queueNames } from './listQuery.ts';

const tabs = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  border-bottom: 2px solid ${color.ink};
  a {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    text-decoration: none;
    font-weight: 600;
    font-size: ${size.fsUi};
    white-space: nowrap;
  }
  span {
    font: 500 12.5px/1 ${font.mono};
    color: ${color.inkMute};
  }
  a:hover {
    background: ${color.tint2};
  }
  [data-late] span {
    color: ${color.error};
    font-weight: 650;
  }
  /* Where grounds are not painted, the frame says it. */
  a[aria-current] {
    background: ${color.ink};
    color: ${color.onInk};
    border: 2px solid ${color.ink};
    span {
      color: inherit;
    }
  }
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
  }
`;

/** On a phone the tabs are one row that is swiped: the one that is open is in sight. */
function show(tab: HTMLAnchorElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

type Counts = NonNullable<OperatorQuotesQuery['quoteRequests']>['queues'];
type QueueTabsProps = { asked: ListQuery; counts: Counts };

/** The queues with what is in them; a search stays while one walks from one to another. */
export function QueueTabs({ asked, counts }: QueueTabsProps) {
  const countOf = (name: string) => counts.find(({ queue }) => queue === name.toUpperCase())?.count;
  return (
    <nav css={tabs} aria-label={firmTexts.queuesLabel}>
      {queueNames.map(name => {
        const count = countOf(name);
        return (
          <a
            key={name}
            ref={name === asked.queue ? show : undefined}
            href={listHref({ ...asked, queue: name, page: 1 })}
            aria-current={name === asked.queue ? 'page' : undefined}
            data-late={name === 'late' && count ? '' : undefined}
          >
            {firmTexts.queues[name]} {count !== undefined && <span>{count}</span>}
          </a>
        );
      })}
    </nav>
  );
}
