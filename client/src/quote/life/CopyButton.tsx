import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { useHydrated } from '../../lib/useHydrated.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { lifeTexts } from './texts.ts';

const button = css`
  min-height: ${space.touch};
  padding: 0 2px 0 10px;
  border: 0;
  background: none;
  font-size: ${size.fs2};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const done = css({ color: color.verify, textDecoration: 'none' });
const SHOWN_MS = 4_000;

/** Copies a value and says so; only where scripts run. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <button
      type="button"
      css={[button, copied && done]}
      aria-label={fillText(lifeTexts.copyOf, { what })}
      onClick={copy}
    >
      <span role="status">{copied ? lifeTexts.copied : lifeTexts.copy}</span>
    </button>
  );
}
