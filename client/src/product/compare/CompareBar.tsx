import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { surface } from '../../theme/surface.ts';
import { media, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { compareHref, MOST_COMPARED } from './compareHref.ts';
import { useCompared, writeCompared } from './compareList.ts';
import { compareTexts } from './texts.ts';

const bar = css`
  position: sticky;
  bottom: var(--consent, 0px);
  z-index: 5;
  display: flex;
  gap: 14px;
  align-items: center;
  margin-top: 24px;
  padding: 12px 18px;
  /* What has focus is never under it. */
  html:has(&) {
    scroll-padding-bottom: 120px;
  }
  ul {
    flex: none;
    display: flex;
    gap: 8px;
  }
  > a {
    flex: none;
  }
  img {
    width: 64px;
    height: 48px;
  }
  p {
    flex: 1;
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  ${media.phone} {
    flex-wrap: wrap;
    margin-inline: calc(${space.margin} * -1);
    gap: 8px 12px;
    img {
      width: 48px;
      height: 36px;
    }
    ul {
      flex: 1 1 100%;
    }
    > a {
      min-height: ${space.touch};
    }
  }
`;

const sides = css({ [media.phone]: { display: 'none' } });

/**
 * What is ticked, and the way to see it side by side; stays at the foot of the window while its list is there. Empty it is
 * there too, unseen: readers miss the words of a place that comes with them.
 */
export function CompareBar() {
  const list = useCompared();
  const some = list.length > 0;
  return (
    <section css={some ? [surface.ink, bar] : visuallyHidden} aria-label={some ? uiTexts.compare : undefined}>
      <ul>
        {list.map(({ id, name, image }) => (
          <li key={id}>
            <Picture src={image} alt={name} loading="eager" width={64} height={48} />
          </li>
        ))}
      </ul>
      <p role="status">
        {some && (
          <>
            <b>{fillText(compareTexts.chosen, { count: list.length, most: MOST_COMPARED })}</b>{' '}
            <span css={sides}>{compareTexts.sides}</span>
          </>
        )}
      </p>
      {some && (
        <>
          <LinkButton onClick={() => writeCompared([])}>{compareTexts.clear}</LinkButton>
          <Button size="sm" href={compareHref(list.map(({ id }) => id))}>
            {uiTexts.compare}
          </Button>
        </>
      )}
    </section>
  );
}
