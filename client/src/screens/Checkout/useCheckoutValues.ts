import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';
import { type FormValues, formValues } from '../../forms/formValues.ts';
import { draft } from './draft.ts';
import { TICKED } from './form/checkoutFields.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const enteredIn = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? (control.checked ? TICKED : '') : control.value;

/** What stands in the form; it outlives the page in this tab. `start` is what it begins with. */
export function useCheckoutValues(form: RefObject<HTMLFormElement | null>, start: FormValues) {
  const [values, setValues] = useState(start);
  const [restored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    // What was typed before any script ran is newer than what was kept.
    const typed = Object.entries(form.current ? formValues(form.current) : {});
    const newer = Object.fromEntries(typed.filter(([name, value]) => value !== (start[name] ?? '')));
    setValues(before => ({ ...before, ...draft.read(), ...newer }));
    setRestored(true);
  }, []);
  useEffect(() => {
    if (restored) draft.write(values);
  }, [restored, values]);
  const onChange = ({ target }: ChangeEvent<Control>) => {
    const changed = { [target.name]: enteredIn(target) };
    // A province of one country is none of another.
    if (target.name.endsWith('.country')) changed[target.name.replace(/country$/, 'state')] = '';
    setValues(before => ({ ...before, ...changed }));
  };
  return {
    values,
    /** name and value of a control */
    control: (name: string) => ({ name, value: values[name] ?? '', onChange }),
    /** the same of a box to tick */
    box: (name: string) => ({ name, value: TICKED, checked: values[name] === TICKED, onChange }),
  };
}

export type CheckoutValues = ReturnType<typeof useCheckoutValues>;
