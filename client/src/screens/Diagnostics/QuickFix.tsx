import { diagnosticsTexts } from '../../../../rules/texts/diagnostics.ts';
import type { DiagnosticsQuery } from '../../gql/graphql.ts';
import { Steps } from '../../ui/content/Steps.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { Table } from '../../ui/tables/Table.tsx';

const { quickFix: texts } = diagnosticsTexts;

const setOrMissing = (isSet: boolean) => (isSet ? texts.set : texts.missing);

type QuickFixProps = Pick<
  NonNullable<DiagnosticsQuery['diagnostics']>,
  'environment' | 'contentUrl' | 'consumerKeySet' | 'consumerSecretSet'
>;

/** What to try when something does not work, and what the gateway was told. */
export function QuickFix({ environment, contentUrl, consumerKeySet, consumerSecretSet }: QuickFixProps) {
  const rows = [
    [texts.environment, texts[environment]],
    [texts.contentUrl, contentUrl],
    [texts.key, setOrMissing(consumerKeySet)],
    [texts.secret, setOrMissing(consumerSecretSet)],
  ];
  return (
    <Job title={texts.heading}>
      <JobBody>
        <Steps steps={texts.steps} />
        <Table stack>
          <tbody>
            {rows.map(([label, said]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-cell="mono">{said}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </JobBody>
    </Job>
  );
}
