import { css } from '@emotion/react';
import { fillText } from '../../../rules/fillText.ts';
import { Banner } from '../ui/feedback/Banner.tsx';
import { noticeKind } from './noticeKind.ts';
import type { CartView } from './store/cartView.ts';
import { basketTexts } from './texts.ts';

const place = css({ display: 'grid', gap: 12, '&:not(:empty)': { marginBottom: 24 } });

/** What the visitor should know: what changed without them, and what the store has not taken yet. */
export function CartNotices({ view: { notices, unsaved, status, lines, cart } }: { view: CartView }) {
  const unpaid = cart?.unpaidOrder;
  const onlyCopy = status === 'failed' && !unsaved && lines.length > 0;
  return (
    <div css={place} aria-live="polite">
      {unsaved && (
        <Banner kind="warning" icon="clock">
          <b>{basketTexts.unsaved}.</b> {basketTexts.unsavedText}
        </Banner>
      )}
      {onlyCopy && <Banner kind="warning">{basketTexts.copyText}</Banner>}
      {unpaid && (
        <Banner action={<a href={unpaid.path}>{basketTexts.unpaidGo}</a>}>
          {fillText(basketTexts.unpaid, { order: unpaid.id })}
        </Banner>
      )}
      {notices.map(({ code, message }) => (
        <Banner key={code + message} kind={noticeKind(code)}>
          {message}
        </Banner>
      ))}
    </div>
  );
}
