import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { useSite } from '../../site/useSite.ts';
import { StockBadge } from '../../ui/content/StockBadge.tsx';
import { Job } from '../../ui/layout/Job.tsx';
import { JobBody } from '../../ui/layout/JobBody.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { seoToolsTexts } from './texts.ts';

const { status: texts } = seoToolsTexts;

const badgeCell = css({ width: '8em' });

/** What search engines can be told now, line by line. */
export function SiteStatus({ addresses, robots }: { addresses: number; robots: string }) {
  const site = useSite();
  const blocked = robots.split('\n').filter(line => /^User-agent: (?!\*)/.test(line)).length;
  const rows: [label: string, said: string | null | undefined][] = [
    [texts.sitemap, addresses > 0 ? fillText(texts.addresses, { count: addresses }) : null],
    [texts.robots, fillText(texts.blocked, { count: blocked })],
    [texts.feed, `${site.url}/feed.xml`],
    [texts.url, site.url],
    [texts.name, site.name],
    [texts.description, site.description],
    [texts.logo, site.logo && texts.logoNamed],
    [texts.address, site.address],
    [texts.phone, site.phone],
    [texts.email, site.email],
  ];
  return (
    <Job title={texts.heading}>
      <JobBody>
        <Table stack>
          <tbody>
            {rows.map(([label, said]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{said || texts.unset}</td>
                <td css={badgeCell}>
                  <StockBadge status={said ? 'instock' : 'onbackorder'} label={said ? texts.ready : texts.missing} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </JobBody>
    </Job>
  );
}
