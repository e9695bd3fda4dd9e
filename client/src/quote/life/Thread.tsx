import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { QuoteLifeFragment } from '../../gql/graphql.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { useSite } from '../../site/useSite.ts';
import { text } from '../../theme/text.ts';
import { color, font, media, size } from '../../theme/tokens.ts';
import { lifeTexts } from './texts.ts';

const message = css`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 0 14px;
  padding: 16px 0;
  border-top: 1px solid ${color.lineStrong};
  &:first-of-type {
    border-top: 0;
    padding-top: 2px;
  }
  > i {
    width: 40px;
    height: 40px;
    display: grid;
    place-items: center;
    font: 500 13px/1 ${font.mono};
    background: ${color.tint2};
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    align-items: baseline;
    line-height: 1.35;
  }
  time {
    font: 450 12.5px/1.4 ${font.mono};
    color: ${color.inkMute};
  }
  p {
    margin-top: 4px;
    max-width: 64ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const firm = css({ '> i': { background: color.ink, color: color.onInk } });

const sent = css`
  font: 450 ${size.fs1} / 1.5 ${font.mono};
  color: ${color.inkMute};
  padding: 10px 0 10px 54px;
  :not(h2) + & {
    border-top: 1px solid ${color.lineStrong};
  }
  ${media.phone} {
    padding-left: 0;
  }
`;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

type ThreadProps = {
  request: Pick<QuoteLifeFragment, 'messages' | 'offers' | 'name'>;
  /** where an offer can be read, where not here */
  offerHref?: (version: number) => string;
};

/** What was said, with the offers that were sent in between, the oldest first. */
export function Thread({ request: { messages, offers, name }, offerHref }: ThreadProps) {
  const site = useSite();
  const said = [
    ...messages.map(one => ({ at: one.at, key: one.id, message: one })),
    ...offers.map(offer => ({ at: offer.sentAt, key: `offer ${offer.version}`, offer })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  if (said.length === 0) return <p css={text.soft}>{lifeTexts.nothingSaid}</p>;
  return said.map(entry => {
    if ('offer' in entry) {
      const { version, totals } = entry.offer;
      const offer = fillText(lifeTexts.offer, { version });
      const words = fillText(lifeTexts.offerSent, { offer, total: showMoney(totals.total) });
      return (
        <p key={entry.key} css={sent}>
          {words} <time dateTime={entry.at}>{shortMoment(entry.at)}</time>{' '}
          {offerHref && <a href={offerHref(version)}>{fillText(lifeTexts.see, { version })}</a>}
        </p>
      );
    }
    const { from, text: words, at } = entry.message;
    const who = from === 'FIRM' ? site.name : name;
    return (
      <article key={entry.key} css={[message, from === 'FIRM' && firm]}>
        <i aria-hidden="true">{initials(who)}</i>
        <div>
          <header>
            <b>{who}</b>
            <time dateTime={at}>{shortMoment(at)}</time>
          </header>
          <p>{words}</p>
        </div>
      </article>
    );
  });
}
