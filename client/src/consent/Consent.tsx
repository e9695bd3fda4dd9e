import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { fillText } from '../../../rules/fillText.ts';
import { fillNodes } from '../lib/format/fillNodes.tsx';
import { surface } from '../theme/surface.ts';
import { text } from '../theme/text.ts';
import { color, media, shadow, space } from '../theme/tokens.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { choose, hostOf, measureBy, useConsent } from './consent.ts';
import { consentTexts as texts } from './texts.ts';

const place = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  /* The page ends above it: its last links would lie under it for good. */
  body:has(&) {
    padding-bottom: var(--consent, 0px);
  }
  /* A window as low as that of a page at 400 % would show little else: there it waits at the end of the page. */
  ${media.low} {
    position: static;
  }
  border-top: 1px solid ${color.lineInk};
  box-shadow: ${shadow.drawer};
  padding: 16px ${space.margin};
  ${media.print} {
    display: none;
  }
`;
const inside = css`
  max-width: 960px;
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 32px;
  align-items: center;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const actions = css({ display: 'flex', gap: 12 });
/** What has focus is scrolled clear of it, and of a bar that stands on it. */
const CLEAR_PX = 120;

/** Asks once whether visits may be measured, and loads what measures them after a yes. */
export function Consent() {
  const { script, choice } = useConsent();
  const asks = script !== null && choice === null;
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (script) measureBy(script, choice === 'yes');
  }, [script, choice]);
  useEffect(() => {
    const { current } = banner;
    if (!asks || !current) return;
    const { style } = document.documentElement;
    const clear = () => {
      for (const name of ['--consent', 'scroll-padding-bottom']) style.removeProperty(name);
    };
    // What else stands at the foot of the window stands on it.
    const observer = new ResizeObserver(() => {
      const { clientHeight } = current;
      if (getComputedStyle(current).position === 'static') return clear();
      style.setProperty('--consent', `${clientHeight}px`);
      style.scrollPaddingBottom = `${clientHeight + CLEAR_PX}px`;
    });
    observer.observe(document.documentElement);
    observer.observe(current);
    return () => {
      observer.disconnect();
      clear();
    };
  }, [asks]);
  if (!asks) return null;
  const link = <a href="/cookies">{texts.cookies}</a>;
  return (
    <section css={[place, surface.ink]} ref={banner} aria-labelledby="consent">
      <div css={inside}>
        <div>
          <h2 id="consent" css={text.headingXxs}>
            {texts.title}
          </h2>
          <p css={text.small}>{fillNodes(fillText(texts.text, { host: hostOf(script), link: '{link}' }), { link })}</p>
        </div>
        <div css={actions}>
          <Button size="sm" variant="line" onClick={() => choose('no')}>
            {texts.refuse}
          </Button>
          <Button size="sm" variant="line" onClick={() => choose('yes')}>
            {texts.allow}
          </Button>
        </div>
      </div>
    </section>
  );
}
