import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { failureTexts, layoutTexts } from '../../../rules/texts.ts';
import { Seo } from '../seo/Seo.tsx';
import { space } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyPanel } from '../ui/EmptyPanel.tsx';
import { Wrap } from '../ui/Wrap.tsx';

const place = css({ paddingBlock: space.s8 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 14 });

/** What is left when a screen broke while rendering: a page that says so, with a way on. */
export function RouteError() {
  const { pathname, search } = useLocation();
  return (
    <Wrap css={place}>
      <Seo title={layoutTexts.broken} path={null} noindex />
      <EmptyPanel
        kind="error"
        heading="h1"
        title={layoutTexts.broken}
        action={
          <div css={actions}>
            <Button href={pathname + search}>{failureTexts.retry}</Button>
            <Button href="/" variant="line">
              {layoutTexts.goHome}
            </Button>
          </div>
        }
      >
        {layoutTexts.brokenWords}
      </EmptyPanel>
    </Wrap>
  );
}
