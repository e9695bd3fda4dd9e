import { type AriaAttributes, createContext, use } from 'react';

/** What a Field tells the control inside it. */
export type FieldControl = {
  id?: string;
  describedBy?: string | undefined;
  state: 'plain' | 'invalid' | 'valid';
};

export const FieldContext = createContext<FieldControl>({ state: 'plain' });

type Given = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> & { id?: string | undefined };

/** The id and aria attributes of a control: its own where given, else those of the Field around it. */
export function useFieldControl(own: Given) {
  const field = use(FieldContext);
  return {
    state: field.state,
    aria: {
      id: own.id ?? field.id,
      'aria-describedby': own['aria-describedby'] ?? field.describedBy,
      'aria-invalid': own['aria-invalid'] ?? (field.state === 'invalid' || undefined),
    },
  };
}
