import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { StumbleReportQuery } from '../../gql/graphql.ts';
import { text } from '../../theme/text.ts';
import { Table } from '../../ui/tables/Table.tsx';
import { seoToolsTexts } from './texts.ts';

const { stumbles: texts } = seoToolsTexts;

const detailText = css({ overflowWrap: 'anywhere' });

type Stumble = NonNullable<NonNullable<StumbleReportQuery['operator']>['report']>['items'][number];

/** What it is, where it is, and where it can be mended. */
export const StumbleTable = ({ stumbles }: { stumbles: readonly Stumble[] }) => (
  <Table stack>
    <thead>
      <tr>
        <th scope="col">{texts.place}</th>
        <th scope="col">{texts.what}</th>
        <th scope="col">{texts.mend}</th>
      </tr>
    </thead>
    <tbody>
      {stumbles.map(({ kind, detail, title, path, editUrl, leadsTo }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice on a page.
        <tr key={`${kind} ${title} ${detail} ${at}`}>
          <th scope="row">{path ? <a href={path}>{title}</a> : title}</th>
          <td>
            {texts.kinds[kind]}
            {detail && <p css={[text.mono, text.mute, detailText]}>{detail}</p>}
            {kind === 'BACKEND_LINK' && (
              <p css={text.mute}>{leadsTo ? fillText(texts.leadsTo, { path: leadsTo }) : texts.nowhere}</p>
            )}
          </td>
          <td>
            <a href={editUrl}>{texts.edit}</a>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
