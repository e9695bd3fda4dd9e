import { data, redirect } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { readPosted } from '../../forms/readPosted.ts';
import { SCRIPTED } from '../../forms/scripted.ts';
import { sendStep } from '../../forms/sendStep.ts';
import { RequestStockNoticeOperation } from '../../gql/operations/RequestStockNotice.ts';
import { StopStockNoticesOperation } from '../../gql/operations/StopStockNotices.ts';
import type { NoticeAnswer } from '../../product/notice/noticeAnswer.ts';

/** Takes the form of a product that is out of stock, and the button of a mail's link. */
export async function takeNotice(ask: Ask, request: Request) {
  const posted = await readPosted(request);
  return posted.step === 'stop' ? stopNotices(ask, posted) : askNotice(ask, posted);
}

async function askNotice(ask: Ask, { goods = '', email = '', website = '', ...posted }: Record<string, string>) {
  const input = { goods, email, website };
  const values = { goods, email };
  const sent = await sendStep(ask, RequestStockNoticeOperation, { input, values, typename: 'StockNoticeRequested' });
  if (!sent.taken) return data<NoticeAnswer>(sent.refused, { status: sent.status });
  // Without scripts it is said on a page of its own; the address names nobody.
  return SCRIPTED in posted ? data<NoticeAnswer>({ kind: 'asked' }) : redirect('/stock-notice?asked=yes', 303);
}

async function stopNotices(ask: Ask, { notice = '', key = '' }: Record<string, string>) {
  const options = { input: { notice, key }, values: { step: 'stop' }, typename: 'StockNoticesStopped' } as const;
  const { taken, refused, status } = await sendStep(ask, StopStockNoticesOperation, options);
  if (taken?.stopped) return redirect('/stock-notice?stopped=yes', 303);
  return data<NoticeAnswer>(taken ? { kind: 'stale' } : refused, { status: taken ? 422 : status });
}
