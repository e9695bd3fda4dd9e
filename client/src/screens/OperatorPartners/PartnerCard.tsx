import { fillText } from '../../../../rules/fillText.ts';
import type { PartnerCardFragment } from '../../gql/graphql.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { text } from '../../theme/text.ts';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { PartnerSteps, type PartnerStepsProps } from './PartnerSteps.tsx';
import { PartnerWebhooks } from './PartnerWebhooks.tsx';
import { partnersTexts as texts } from './texts.ts';

/** One partner: what it may do, its keys, and what the operator can do about both. */
export function PartnerCard({ partner, answer }: PartnerStepsProps) {
  const { name, scopes, origins, requestsPerMinute, costPerMinute, keys, webhooks } = partner;
  const rows = [
    [texts.opens, scopes.map(scope => texts.scopes[scope]).join(', ')],
    [texts.limits, fillText(texts.limitsText, { requests: requestsPerMinute, cost: costPerMinute })],
    [texts.origins, origins.join(', ') || texts.noOrigins],
  ];
  return (
    <Job title={name}>
      <JobBody>
        <Table stack>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{texts.keys}</th>
              <td>
                <Keys keys={keys.filter(({ live }) => live)} />
              </td>
            </tr>
            <tr>
              <th scope="row">{texts.calledAt}</th>
              <td>
                <PartnerWebhooks name={name} webhooks={webhooks} />
              </td>
            </tr>
          </tbody>
        </Table>
        <PartnerSteps partner={partner} answer={answer} />
      </JobBody>
    </Job>
  );
}

const Keys = ({ keys }: { keys: PartnerCardFragment['keys'] }) =>
  keys.length === 0 ? (
    <p css={text.soft}>{texts.revoked}</p>
  ) : (
    <ul>
      {keys.map(({ hint, lastUsedAt, endsAt }) => (
        <li key={hint}>
          <span css={text.mono}>{fillText(texts.key, { hint })}</span>{' '}
          {lastUsedAt ? fillText(texts.used, { time: shortMoment(lastUsedAt) }) : texts.unused}
          {endsAt && `, ${fillText(texts.until, { time: shortMoment(endsAt) })}`}
        </li>
      ))}
    </ul>
  );
