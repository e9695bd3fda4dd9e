import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { media } from '../../theme/tokens.ts';
import { LinkButton } from './LinkButton.tsx';

const scripted = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const SHOWN_MS = 4_000;

/** `what`: what the value is, for a screen reader. */
type CopyButtonProps = { value: string; what: string };

/** Puts a value on the clipboard and says so; only where scripts run. */
export function CopyButton({ value, what }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span css={scripted} aria-live="polite">
      <LinkButton aria-label={copied ? undefined : fillText(uiTexts.copyOf, { what })} onClick={() => void copy()}>
        {copied ? uiTexts.copied : uiTexts.copy}
      </LinkButton>
    </span>
  );
}
