import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { failureTexts } from '../../../rules/texts/failure.ts';
import { layoutTexts } from '../../../rules/texts/layout/layout.ts';
import { OtherRelease } from '../data/otherRelease.ts';
import { Seo } from '../seo/Seo.tsx';
import { space } from '../theme/tokens.ts';
import { EmptyPanel } from '../ui/feedback/EmptyPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';

const place = css({ paddingBlock: space.s8 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 14 });

/**
 * What is left when a screen broke while rendering: a page that says so, with a way on, which loads the page whole: code
 * that did not come once does not come again. Where another release answers, the page goes on by itself.
 */
export function RouteError() {
  const { pathname, search } = useLocation();
  const goesOn = useRouteError() instanceof OtherRelease;
  useEffect(() => {
    if (goesOn) window.location.reload();
  }, [goesOn]);
  if (goesOn) return null;
  return (
    <Wrap css={place}>
      <Seo title={layoutTexts.broken} path={null} noindex />
      <EmptyPanel
        kind="error"
        heading="h1"
        title={layoutTexts.broken}
        action={
          <div css={actions}>
            <Button href={pathname + search} data-whole>
              {failureTexts.retry}
            </Button>
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
