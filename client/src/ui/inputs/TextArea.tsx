import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { control, controlStates } from './control.ts';
import { useFieldControl } from './fieldContext.ts';

const area = css({ display: 'block', paddingBlock: 12, lineHeight: 1.5, resize: 'vertical' });

export function TextArea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const { state, aria } = useFieldControl(rest);
  return <textarea css={[control, area, controlStates[state]]} rows={rows} {...rest} {...aria} />;
}
