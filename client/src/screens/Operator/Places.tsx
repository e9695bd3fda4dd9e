import { operatorTexts } from '../../../../rules/texts/operator.ts';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { Table } from '../../ui/tables/Table.tsx';

const { places: texts } = operatorTexts;

/** Where else the operator sees more than a visitor. */
export const Places = () => (
  <Job title={texts.heading}>
    <JobBody>
      <Table stack>
        <tbody>
          {texts.items.map(({ href, name, text }) => (
            <tr key={href}>
              <th scope="row">
                <a href={href}>{name}</a>
              </th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </JobBody>
  </Job>
);
