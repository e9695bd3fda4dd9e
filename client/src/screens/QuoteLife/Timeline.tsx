import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { shortDate, shortMoment } from '../../lib/format/longDate.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { workingDays } from '../../quote/life/workingDays.ts';
import { surface } from '../../theme/surface.ts';
import { color, font, media, size } from '../../theme/tokens.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { orderStanding } from './orderStanding.ts';
import type { ShownRequest } from './shownRequest.ts';

const { steps: texts } = lifeTexts;

const line = css`
  ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    padding: 22px 0 20px;
  }
  li {
    position: relative;
    padding: 26px 16px 0 0;
    line-height: 1.35;
    font-size: ${size.fsUi};
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    width: 14px;
    height: 14px;
    border: 2px solid ${color.ink};
    background: ${color.tint};
    z-index: 1;
  }
  li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    left: 14px;
    right: 0;
    top: 6px;
    border-top: 2px dashed ${color.lineStrong};
  }
  li[data-at='done']::before {
    background: ${color.ink};
  }
  li[data-at='done']::after {
    border-top: 2px solid ${color.ink};
  }
  /* What has ended before the next step. */
  li[data-at='done']:has(+ [data-at='todo'])::after {
    border-top-style: dashed;
  }
  li[data-at='now']::before {
    background: ${color.signal};
    width: 18px;
    height: 18px;
    top: -2px;
  }
  ${media.forcedColors} {
    li[data-at='done']::before {
      background: CanvasText;
    }
    li[data-at='now']::before {
      background: Highlight;
    }
  }
  li[data-at='todo'] b {
    font-weight: 500;
    color: ${color.inkSoft};
  }
  b {
    display: block;
    font-weight: 650;
  }
  span {
    font: 450 12.5px/1.4 ${font.mono};
    color: ${color.inkMute};
  }
  ${media.phone} {
    ol {
      grid-auto-flow: row;
      padding: 18px 0 8px;
    }
    li {
      padding: 0 0 14px 30px;
    }
    li::before {
      top: 3px;
    }
    li[data-at='now']::before {
      top: 1px;
      left: -2px;
    }
    li:not(:last-of-type)::after,
    li[data-at='done']:not(:last-of-type)::after {
      left: 6px;
      right: auto;
      top: 17px;
      bottom: -3px;
      border-top: 0;
      border-left: 2px dashed ${color.lineStrong};
    }
    b {
      display: inline;
      margin-right: 8px;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** Where it stands by its state alone; what has ended stands nowhere. */
const LAST: Partial<Record<ShownRequest['status'], number>> = {
  RECEIVED: 0,
  IN_REVIEW: 1,
  ANSWERED: 2,
  ACCEPTED: 3,
  ORDERED: 4,
};

/** Where it stands: six steps, with the time of those that were taken. */
export function Timeline({ request }: { request: ShownRequest }) {
  const { history, offer, status, order } = request;
  const at = (...kinds: string[]) => history.findLast(({ kind }) => kinds.includes(kind))?.at;
  const { at: sent, note: collected } = history.findLast(({ kind }) => kind === 'SENT') ?? {};
  const standing = orderStanding(request);
  const ended = standing === 'cancelled' || standing === 'refunded';
  const last = ended ? undefined : sent ? 5 : standing === 'paid' ? 4 : LAST[status];
  const rows = [
    { name: texts.received, when: request.receivedAt },
    { name: texts.review, when: at('REVIEWED', 'ASKED') },
    { name: texts.offer, when: offer?.sentAt },
    {
      name: texts.accepted,
      when: at('ACCEPTED'),
      hope: offer && fillText(texts.by, { date: shortDate(offer.validUntil) }),
    },
    { name: texts.paid, when: order?.paidAt ?? at('PAID'), hope: texts.starts },
    {
      name: collected ? texts.collected : texts.sent,
      when: sent,
      hope: offer?.leadTimeDays ? fillText(texts.later, { time: workingDays(offer.leadTimeDays) }) : null,
    },
  ];
  const reached = last ?? rows.findLastIndex(({ when }) => when) + 1;
  return (
    <section css={[line, surface.tint]} aria-label={texts.heading}>
      <Wrap>
        <ol>
          {rows.map(({ name, when, hope }, index) => (
            <li
              key={name}
              data-at={index < reached ? 'done' : index === last ? 'now' : 'todo'}
              aria-current={index === last ? 'step' : undefined}
            >
              <b>{name}</b>{' '}
              <span>
                {when ? <time dateTime={when}>{shortMoment(when)}</time> : last !== undefined && index > last && hope}
              </span>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
