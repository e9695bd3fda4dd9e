import { fillText } from '../../../../rules/fillText.ts';
import { failureTexts } from '../../../../rules/texts/failure.ts';
import type { StumbleKind, StumbleReportQuery } from '../../gql/graphql.ts';
import { longDate } from '../../lib/format/longDate.ts';
import { text } from '../../theme/text.ts';
import { Pagination } from '../../ui/content/Pagination.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import type { ReportOutcome } from './loadReport.ts';
import { StumbleKinds } from './StumbleKinds.tsx';
import { StumbleTable } from './StumbleTable.tsx';
import { stumbleHref } from './stumbleHref.ts';
import { seoToolsTexts } from './texts.ts';

const { stumbles: texts } = seoToolsTexts;

/** What readers would stumble on, for the operator. */
export function Stumbles({ outcome }: { outcome: ReportOutcome }) {
  if (outcome.kind === 'ready') return <Found {...outcome.data} kind={outcome.variables.kind ?? null} />;
  return (
    <Job title={texts.heading} id="stumbles">
      <JobBody>
        {outcome.kind === 'missing' ? (
          <Banner action={<a href="/seo-tools#stumbles">{texts.again}</a>}>{texts.making}</Banner>
        ) : (
          <Banner kind="error" action={<a href="/seo-tools#stumbles">{failureTexts.retry}</a>}>
            {texts.failed} {outcome.requestId && fillText(failureTexts.requestId, { id: outcome.requestId })}
          </Banner>
        )}
      </JobBody>
    </Job>
  );
}

type FoundProps = StumbleReportQuery & { kind: StumbleKind | null };

function Found({ operator, kind }: FoundProps) {
  const report = operator?.report;
  if (!report) return null;
  const { counts, items, pageInfo, madeAt } = report;
  return (
    <Job title={texts.heading} note={fillText(texts.madeAt, { date: longDate(madeAt) })} id="stumbles">
      <JobBody>
        <StumbleKinds counts={counts} chosen={kind} />
        {items.length > 0 ? <StumbleTable stumbles={items} /> : <p css={text.soft}>{texts.none}</p>}
        {pageInfo.totalPages > 1 && (
          <Pagination page={pageInfo.page} totalPages={pageInfo.totalPages} hrefFor={page => stumbleHref(kind, page)} />
        )}
      </JobBody>
    </Job>
  );
}
