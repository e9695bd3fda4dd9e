import { css } from '@emotion/react';
import { fillText } from '../../../rules/fillText.ts';
import { text } from '../theme/text.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { choose, hostOf, useConsent } from './consent.ts';
import { consentTexts as texts } from './texts.ts';

const place = css({ display: 'grid', gap: 14, justifyItems: 'start', marginTop: 48 });

/** What was answered, to be changed at any time; nothing where the site measures nothing. */
export function ConsentChoice() {
  const { script, choice } = useConsent();
  if (!script) return null;
  const allowed = choice === 'yes';
  return (
    <section css={place} aria-labelledby="measuring">
      <h2 id="measuring" css={text.headingS}>
        {texts.heading}
      </h2>
      <p role="status">{allowed ? fillText(texts.allowed, { host: hostOf(script) }) : texts.refused}</p>
      <Button variant="line" onClick={() => choose(allowed ? 'no' : 'yes')}>
        {allowed ? texts.withdraw : texts.change}
      </Button>
    </section>
  );
}
