import { css } from '@emotion/react';
import { type ActionFunctionArgs, useActionData } from 'react-router-dom';
import { stockNoticeTexts as texts } from '../../../../rules/texts/stockNotice.ts';
import type { Ask } from '../../data/ask.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import { NoticeForm } from '../../product/notice/NoticeForm.tsx';
import type { NoticeAnswer } from '../../product/notice/noticeAnswer.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { StopForm } from './StopForm.tsx';

export const act = async (ask: Ask, { request }: ActionFunctionArgs) =>
  (await import('./takeNotice.ts')).takeNotice(ask, request);

const place = css({ display: 'grid', gap: 24, justifyItems: 'start', maxWidth: 620, '> form': { width: '100%' } });

/** What became of a form about notices of stock, and what the link of such a mail opens: one button. */
export function Screen() {
  const query = usePageQuery();
  const answer = useActionData<NoticeAnswer>();
  const [notice, key] = [query.get('notice'), query.get('key')];
  const stops = notice !== null || query.has('stopped');
  const title = stops ? texts.stopTitle : texts.page;
  const refused = answer?.kind === 'refused' ? answer : undefined;
  return (
    <>
      <Seo title={title} path={null} noindex />
      <PageHead title={title} crumbs={fromHome({ label: title, href: '' })} />
      <Jobs>
        <div css={place}>
          {query.has('stopped') ? (
            <Banner kind="success">{texts.stopped}</Banner>
          ) : notice ? (
            <StopForm notice={notice} signature={key ?? ''} answer={answer} />
          ) : refused?.values.goods ? (
            <NoticeForm goods={refused.values.goods} answer={refused} />
          ) : (
            <Banner kind={query.has('asked') ? 'success' : 'info'}>
              {query.has('asked') ? texts.asked : texts.nothing}
            </Banner>
          )}
          <Button variant="line" href="/catalog">
            {texts.toProducts}
          </Button>
        </div>
      </Jobs>
    </>
  );
}
