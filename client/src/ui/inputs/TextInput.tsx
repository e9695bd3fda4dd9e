import type { ComponentProps } from 'react';
import { control, controlStates } from './control.ts';
import { useFieldControl } from './fieldContext.ts';

/** A native input in the house box; inside a Field it needs no id. */
export function TextInput({ type = 'text', ...rest }: ComponentProps<'input'>) {
  const { state, aria } = useFieldControl(rest);
  return <input css={[control, controlStates[state]]} type={type} {...rest} {...aria} />;
}
