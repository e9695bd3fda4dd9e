import { fillText } from '../../../../rules/fillText.ts';
import { sizeText } from '../../../../rules/forms/artwork.ts';
import { operatorTexts } from '../../../../rules/texts/operator.ts';
import type { OperatorQuoteQuery } from '../../gql/graphql.ts';
import { longMoment } from '../../lib/longDate.ts';
import { AskedItems } from '../../quote/asked/AskedItems.tsx';
import { askedRows } from '../../quote/asked/askedRows.ts';
import { SpecTable } from '../../ui/content/SpecTable.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { stateOf } from './stateOf.ts';

const { quotes: texts } = operatorTexts;

type RequestJobsProps = { request: NonNullable<OperatorQuoteQuery['quoteRequest']> };

/** Where it stands and what was asked for, the list with its products, the files to open. */
export function RequestJobs({ request }: RequestJobsProps) {
  const { items, artwork, receivedAt, answerBy } = request;
  const standing = [
    { label: texts.columns.state, value: stateOf(request) },
    { label: texts.columns.received, value: longMoment(receivedAt) },
    { label: texts.columns.answerBy, value: answerBy ? longMoment(answerBy) : texts.within },
  ];
  return (
    <>
      <Job title={texts.asked}>
        <JobBody>
          <SpecTable rows={[...standing, ...askedRows({ ...request, artwork: [] })]} />
        </JobBody>
      </Job>
      {items.length > 0 && (
        <Job title={texts.list}>
          <JobBody>
            <AskedItems items={items} />
          </JobBody>
        </Job>
      )}
      {artwork.length > 0 && (
        <Job title={texts.files}>
          <JobBody>
            <ul>
              {artwork.map(({ name, bytes, url }) => (
                <li key={url}>
                  <a href={url ?? undefined}>{fillText(texts.openFile, { name, size: sizeText(bytes) })}</a>
                </li>
              ))}
            </ul>
          </JobBody>
        </Job>
      )}
    </>
  );
}
