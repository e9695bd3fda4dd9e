import { type RefObject, useEffect, useState } from 'react';

/** The value of another field of the form that a control belongs to, as it changes. */
export function useFormValue(control: RefObject<HTMLInputElement | null>, name: string): string {
  const [value, setValue] = useState('');
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return;
    const read = () => setValue(String(new FormData(form).get(name) ?? ''));
    read();
    form.addEventListener('change', read);
    return () => form.removeEventListener('change', read);
  }, [control, name]);
  return value;
}
