import type { ListedError } from './ErrorList.tsx';

interface Fields<Field extends string> {
  /** what the controls' ids begin with */
  id: string;
  errorOf: (name: Field) => string | undefined;
  focus: (name: Field) => void;
}

/** The fields that are to be corrected, in the form's order. */
export const listErrors = <Field extends string>(
  order: readonly Field[],
  { id, errorOf, focus }: Fields<Field>,
): ListedError[] =>
  order.flatMap(name => {
    const message = errorOf(name);
    return message ? [{ target: `${id}${name}`, message, focus: () => focus(name) }] : [];
  });

/** What was answered of fields that are ids themselves, in the answer's order. */
export const errorsById = (errors: Readonly<Record<string, string>>): ListedError[] =>
  Object.entries(errors).map(([target, message]) => ({
    ...{ target, message },
    focus: () => document.getElementById(target)?.focus(),
  }));
