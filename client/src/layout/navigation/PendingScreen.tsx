import { css } from '@emotion/react';
import { useEffect } from 'react';
import type { PendingShape } from '../../../../rules/screens.ts';
import { menuTexts } from '../../../../rules/texts/layout/menus.ts';
import { surface } from '../../theme/surface.ts';
import { space } from '../../theme/tokens.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { pendingShapes } from './pendingShapes.tsx';

const body = css({ paddingBlock: `40px ${space.section}`, minHeight: '60vh' });
const upToHead = css({ paddingTop: 0 });
const crumbs = css({ marginBottom: 26 });

/** A dark band, on which places stand no brighter than the words that come. */
const band = css([surface.ink, { marginBottom: '40vh', '[aria-hidden]': { opacity: 0.14 } }]);

/** These begin without a heading across the page. */
const HEADLESS: readonly PendingShape[] = ['product', 'front'];

const title = (
  <>
    <VisuallyHidden>{menuTexts.loading}</VisuallyHidden>
    <Skeleton css={crumbs} width="160px" height="14px" />
    <Skeleton width="min(460px, 80vw)" height="1.04em" />
  </>
);

/** Stands in for the screen that is on its way, in its shape, and begins at its top as that screen will. */
export function PendingScreen({ shape }: { shape: PendingShape }) {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div css={shape === 'front' && band} aria-busy="true">
      <title>{menuTexts.loading}</title>
      {HEADLESS.includes(shape) ? (
        <VisuallyHidden>
          <h1>{menuTexts.loading}</h1>
        </VisuallyHidden>
      ) : (
        <PageHead title={title} />
      )}
      <Wrap css={[body, shape === 'post' && upToHead]}>{pendingShapes[shape]()}</Wrap>
    </div>
  );
}
