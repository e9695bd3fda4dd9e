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

type Values = Readonly<Record<string, string>>;

/**
 * What was answered of fields that are ids themselves, in the order in which the form sent them. A box that is not
 * ticked is not sent: what is said of it comes last, in the answer's order. `say` tells one of several alike from the
 * others.
 */
export function errorsById(
  errors: Values,
  sent: Values,
  say = (_target: string, message: string) => message,
): ListedError[] {
  const order = Object.keys({ ...sent, ...errors });
  return order.flatMap(target => {
    const message = errors[target];
    return message
      ? [{ target, message: say(target, message), focus: () => document.getElementById(target)?.focus() }]
      : [];
  });
}
