import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { media } from '../../theme/tokens.ts';
import { Field } from './Field.tsx';
import { LinkButton } from './LinkButton.tsx';
import { TextInput } from './TextInput.tsx';
import { notCopied } from './texts.ts';

const scripted = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  [media.noScript]: { display: 'none' },
  [media.print]: { display: 'none' },
});
const SHOWN_MS = 4_000;

/** `what`: what the value is, for a screen reader. */
type CopyButtonProps = { value: string; what: string };

/** Puts a value on the clipboard and says so; where that is not possible the value stands there, selected. */
export function CopyButton({ value, what }: CopyButtonProps) {
  const [copied, setCopied] = useState<boolean>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      // Only a secure address has one.
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  if (copied === false)
    return (
      <Field label={what} hideLabel hint={notCopied}>
        <TextInput
          autoFocus
          readOnly
          value={value}
          onFocus={event => event.target.select()}
          onBlur={() => setCopied(undefined)}
        />
      </Field>
    );
  return (
    <span css={scripted} aria-live="polite">
      <LinkButton aria-label={copied ? undefined : fillText(uiTexts.copyOf, { what })} onClick={() => void copy()}>
        {copied ? uiTexts.copied : uiTexts.copy}
      </LinkButton>
    </span>
  );
}
