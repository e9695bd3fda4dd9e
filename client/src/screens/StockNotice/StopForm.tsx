import { css } from '@emotion/react';
import { stockNoticeTexts as texts } from '../../../../rules/texts/stockNotice.ts';
import type { NoticeAnswer } from '../../product/notice/noticeAnswer.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/inputs/Button.tsx';

const form = css({ display: 'grid', gap: 16, justifyItems: 'start' });

type StopFormProps = { notice: string; signature: string; answer: NoticeAnswer | undefined };

/**
 * Opening the link stops nothing: a mail scanner opens every link. The form is posted to the link's own address, by which
 * the page knows what it shows where the press did nothing.
 */
export const StopForm = ({ notice, signature, answer }: StopFormProps) => (
  <form css={form} method="post" action={`/stock-notice?${new URLSearchParams({ notice, key: signature })}`}>
    {answer?.kind === 'stale' && (
      <Banner kind="error" live>
        {texts.stale}
      </Banner>
    )}
    {answer?.kind === 'refused' && (
      <Banner kind="error" requestId={answer.requestId} live>
        {answer.message}
      </Banner>
    )}
    <p>{texts.stopLead}</p>
    <input type="hidden" name="step" value="stop" />
    <input type="hidden" name="notice" value={notice} />
    <input type="hidden" name="key" value={signature} />
    <Button type="submit">{texts.stop}</Button>
  </form>
);
