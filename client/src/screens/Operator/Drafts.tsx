import { operatorTexts } from '../../../../rules/texts/operator.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { Drafts_OperatorFragment } from '../../gql/graphql.ts';
import { longDate } from '../../lib/format/longDate.ts';
import { text } from '../../theme/text.ts';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { Table } from '../../ui/tables/Table.tsx';

const { drafts: texts } = operatorTexts;
const states: Readonly<Record<string, string>> = texts.states;

/** What is not published yet, each with its preview. */
export function Drafts({ operator }: { operator: PartOf<Drafts_OperatorFragment> }) {
  const { drafts } = partOf<Drafts_OperatorFragment>(operator);
  return (
    <Job title={texts.heading}>
      <JobBody>
        {drafts === null && <p css={text.soft}>{texts.failed}</p>}
        {drafts?.length === 0 && <p css={text.soft}>{texts.none}</p>}
        {drafts && drafts.length > 0 && <DraftTable drafts={drafts} />}
      </JobBody>
    </Job>
  );
}

type DraftTableProps = { drafts: NonNullable<Drafts_OperatorFragment['drafts']> };

const DraftTable = ({ drafts }: DraftTableProps) => (
  <>
    <Table stack>
      <tbody>
        {drafts.map(({ id, title, status, modifiedAt, path, sharedUrl }) => (
          <tr key={id}>
            <th scope="row">
              <a href={path}>{title || texts.untitled}</a>
            </th>
            <td>{states[status] ?? status}</td>
            <td>{modifiedAt && <time dateTime={modifiedAt}>{longDate(modifiedAt)}</time>}</td>
            <td>{sharedUrl && <a href={sharedUrl}>{texts.share}</a>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
    <p css={text.soft}>{drafts.some(({ sharedUrl }) => sharedUrl) ? texts.shareNote : texts.noSecret}</p>
  </>
);
