import { css } from '@emotion/react';
import { diagnosticsTexts } from '../../../../rules/texts/diagnostics.ts';
import type { DiagnosticsQuery } from '../../gql/graphql.ts';
import { media, space } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { CheckCard } from './CheckCard.tsx';

type Checks = NonNullable<DiagnosticsQuery['diagnostics']>['checks'];

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.gutter};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Every check in the order of the gateway: the first error is the one to mend. */
export const CheckCards = ({ checks }: { checks: Checks }) => (
  <section>
    <h2>
      <VisuallyHidden>{diagnosticsTexts.results}</VisuallyHidden>
    </h2>
    <ol css={grid}>
      {checks.map(check => (
        <CheckCard key={check.id} check={check} />
      ))}
    </ol>
  </section>
);
