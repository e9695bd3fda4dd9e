import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

const row = css`
  display: flex;
  gap: 16px;
  align-items: end;
  max-width: 640px;
  > div {
    flex: 1;
    min-width: 0;
  }
`;

type SearchFieldProps = {
  /** Where the GET form leads, e.g. '/search'. */
  action: string;
  label: string;
  name?: string;
  defaultValue?: string | undefined;
  placeholder?: string;
  hideLabel?: boolean;
  /** With a button beside the field; without one, Enter sends. */
  button?: boolean;
  /** Hidden inputs that keep the other parameters. */
  children?: ReactNode;
};

/** A search form that works as a plain GET form. */
export function SearchField(props: SearchFieldProps) {
  const { action, label, name = 'q', defaultValue, placeholder, hideLabel, button, children } = props;
  const id = useId();
  return (
    <search>
      <form css={row} action={action} method="get">
        {children}
        <Field id={id} label={label} hideLabel={hideLabel ?? false}>
          <TextInput type="search" name={name} defaultValue={defaultValue} placeholder={placeholder} />
        </Field>
        {button && (
          <Button variant="ink" type="submit">
            {uiTexts.search}
          </Button>
        )}
      </form>
    </search>
  );
}
