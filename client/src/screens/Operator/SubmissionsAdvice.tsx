import { operatorTexts } from '../../../../rules/texts.ts';
import { text } from '../../theme/text.ts';
import { Job } from '../../ui/Job.tsx';
import { JobBody } from '../../ui/JobBody.tsx';
import { Table } from '../../ui/Table.tsx';

const { submissions: texts } = operatorTexts;

/** How to reach what visitors sent, which no page shows. */
export const SubmissionsAdvice = () => (
  <Job title={texts.heading}>
    <JobBody>
      <p css={text.soft}>{texts.text}</p>
      <Table stack>
        <tbody>
          {texts.commands.map(({ command, text }) => (
            <tr key={command}>
              <td data-cell="mono">{command}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </JobBody>
  </Job>
);
