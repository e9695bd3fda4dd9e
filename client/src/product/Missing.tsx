import { css } from '@emotion/react';
import { Seo } from '../seo/Seo.tsx';
import { space } from '../theme/tokens.ts';
import { EmptyPanel } from '../ui/feedback/EmptyPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { cardTexts } from './cardTexts.ts';

const place = css({ paddingBlock: space.section });

/** A product or category that is not there, with the way to those that are. */
export function Missing({ title, children }: { title: string; children: string }) {
  return (
    <Wrap css={place}>
      <Seo title={title} path={null} noindex />
      <EmptyPanel
        kind="error"
        heading="h1"
        title={title}
        action={
          <Button variant="ink" href="/catalog">
            {cardTexts.title}
          </Button>
        }
      >
        {children}
      </EmptyPanel>
    </Wrap>
  );
}
