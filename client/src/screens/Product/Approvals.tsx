import { text } from '../../theme/text.ts';
import { SpecTable } from '../../ui/tables/SpecTable.tsx';
import { pageTexts } from './texts.ts';

/** What the shop says in the product's `approvals`: one a line, its name before a colon. */
export function Approvals({ lines }: { lines: string }) {
  const rows = lines.split(/[\n;]+/).flatMap(line => {
    const [label = '', ...rest] = line.split(':');
    return label.trim() ? [{ label: label.trim(), value: rest.join(':').trim() }] : [];
  });
  return (
    <div id="approvals">
      <h2 css={text.headingS}>{pageTexts.approvals}</h2>
      <SpecTable rows={rows} />
    </div>
  );
}
