import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { context } from '../../theme/tokens.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { FieldMessage } from './FieldMessage.tsx';

const title = css`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  margin-bottom: 8px;
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.3;
`;

const side = css({ fontWeight: 400, color: context.mute });
const messagePlace = css({ marginTop: 8 });

export type ChoiceGroupProps = {
  legend: ReactNode;
  /** At the right of the legend: the current choice in words. */
  note?: ReactNode;
  optional?: boolean;
  hideLegend?: boolean;
  error?: ReactNode;
  className?: string;
  id?: string;
};

/** A named group of native radios, with one message for all of them. */
export function ChoiceGroup(props: ChoiceGroupProps & { children: ReactNode }) {
  const { legend, note, optional, hideLegend, error, className, id, children } = props;
  const messageId = useId();
  return (
    <fieldset
      className={className}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: aria-invalid is not allowed on a bare fieldset.
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? messageId : undefined}
    >
      <legend css={hideLegend ? visuallyHidden : title}>
        <span>
          {legend}
          {optional && ' '}
          {optional && <span css={side}>{uiTexts.optional}</span>}
        </span>
        {note && <span css={side}>{note}</span>}
      </legend>
      {children}
      {error && (
        <div css={messagePlace}>
          <FieldMessage id={messageId} kind="error">
            {error}
          </FieldMessage>
        </div>
      )}
    </fieldset>
  );
}
