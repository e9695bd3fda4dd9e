import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../rules/fillText.ts';
import { media } from '../theme/tokens.ts';
import { LinkButton } from '../ui/inputs/LinkButton.tsx';
import { paymentTexts } from './texts.ts';

const scripted = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
});

type CopyButtonProps = { label: string; value: string };

/** Puts a value on the clipboard; not there where the browser lets nobody do so. */
export function CopyButton({ label, value }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span css={scripted} aria-live="polite">
      <LinkButton
        aria-label={copied ? undefined : fillText(paymentTexts.copyOf, { label })}
        onClick={() => void copy()}
      >
        {copied ? paymentTexts.copied : paymentTexts.copy}
      </LinkButton>
    </span>
  );
}
