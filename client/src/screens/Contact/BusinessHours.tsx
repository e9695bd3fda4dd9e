import { css } from '@emotion/react';
import { openHours } from '../../lib/format/openHours.ts';
import { useSite } from '../../site/useSite.ts';
import { text } from '../../theme/text.ts';
import { SpecTable } from '../../ui/tables/SpecTable.tsx';
import { contactPageTexts } from './texts.ts';

const title = css({ marginBottom: 8 });

/** When the firm is open, run by run of equal days. */
export function BusinessHours() {
  const { hours } = useSite();
  if (hours.length === 0) return null;
  return (
    <section>
      <h2 css={[text.headingXs, title]}>{contactPageTexts.hours}</h2>
      <SpecTable
        rows={hours.map(({ days, opens, closes }) => ({
          label: days,
          value: openHours(opens, closes) ?? contactPageTexts.closed,
          cell: 'number' as const,
        }))}
      />
    </section>
  );
}
