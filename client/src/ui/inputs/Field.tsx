import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { context } from '../../theme/tokens.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { FieldContext } from './fieldContext.ts';
import { Hint } from './Hint.tsx';

const field = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

const labelText = css`
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.3;
`;

const mark = css({ fontWeight: 400, color: context.mute });
const across = css({ gridColumn: '1 / -1' });

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  /** Required is the rule; an optional field says so. */
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Tell the error as it comes: for a field that is sent by itself, and keeps the focus. */
  live?: 'alert';
  /** Words of approval in green with a tick, e.g. the full phone number. */
  ok?: ReactNode;
  full?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
};

/** Label above, hint and message below; the control inside takes its id and aria attributes from here. */
export function Field({
  label,
  children,
  optional,
  hint,
  error,
  live,
  ok,
  full,
  hideLabel,
  id,
  className,
}: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const message = error ?? ok;
  const describedBy =
    [hint && `${control}-hint`, message && `${control}-message`].filter(Boolean).join(' ') || undefined;
  return (
    <div css={[field, full && across]} className={className}>
      <label css={hideLabel ? visuallyHidden : labelText} htmlFor={control}>
        {label}
        {optional && ' '}
        {optional && <span css={mark}>{uiTexts.optional}</span>}
      </label>
      <FieldContext value={{ id: control, describedBy, state: error ? 'invalid' : ok ? 'valid' : 'plain' }}>
        {children}
      </FieldContext>
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      {message && (
        <FieldMessage id={`${control}-message`} kind={error ? 'error' : 'ok'} role={live}>
          {message}
        </FieldMessage>
      )}
    </div>
  );
}
