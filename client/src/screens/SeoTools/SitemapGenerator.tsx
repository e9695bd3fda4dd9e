import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { SeoToolsQuery } from '../../gql/graphql.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { seoToolsTexts } from './texts.ts';

const { sitemap: texts } = seoToolsTexts;

const address = css({ overflowWrap: 'anywhere' });

type SitemapGeneratorProps = {
  /** the first of them */
  entries: NonNullable<SeoToolsQuery['sitemap']>;
  total: number;
};

/** The sitemap as /sitemap.xml has it. */
export function SitemapGenerator({ entries, total }: SitemapGeneratorProps) {
  const more = total - entries.length;
  return (
    <Job title={texts.heading} note={fillText(texts.total, { count: total })}>
      <JobBody>
        {entries.length > 0 ? <Entries entries={entries} /> : <p css={text.soft}>{texts.empty}</p>}
        {more > 0 && <p css={[text.mono, text.mute]}>{fillText(texts.more, { count: more })}</p>}
      </JobBody>
      <JobFoot>
        {total > 0 ? (
          <Button href="/sitemap.xml" download="sitemap.xml">
            {texts.download}
          </Button>
        ) : (
          <Button disabled>{texts.download}</Button>
        )}
        <p>{texts.note}</p>
      </JobFoot>
    </Job>
  );
}

const Entries = ({ entries }: Pick<SitemapGeneratorProps, 'entries'>) => (
  <Table aria-label={texts.preview}>
    <thead>
      <tr>
        <th scope="col">{texts.url}</th>
        <th scope="col">{texts.frequency}</th>
        <th scope="col" data-cell="number">
          {texts.priority}
        </th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ url, changeFrequency, priority }) => (
        <tr key={url}>
          <td css={[text.mono, address]}>{url}</td>
          <td data-cell="mono">{changeFrequency}</td>
          <td data-cell="number">{priority.toFixed(1)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);
