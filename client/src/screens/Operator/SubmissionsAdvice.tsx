import { css } from '@emotion/react';
import { operatorTexts } from '../../../../rules/texts/operator.ts';
import { text } from '../../theme/text.ts';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { Table } from '../../ui/tables/Table.tsx';

const { submissions: texts } = operatorTexts;

const command = css({ overflowWrap: 'anywhere' });

/** How to reach what visitors sent, which no page shows. */
export const SubmissionsAdvice = () => (
  <Job title={texts.heading}>
    <JobBody>
      <p css={text.soft}>{texts.text}</p>
      <Table stack>
        <tbody>
          {texts.commands.map(({ command: written, text: said }) => (
            <tr key={written}>
              <td css={[text.mono, command]}>{written}</td>
              <td>{said}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </JobBody>
  </Job>
);
