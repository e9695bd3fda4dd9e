import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormInput, Validation } from '../../../rules/forms/validation.ts';
import type { FormOutcome } from './formOutcome.ts';
import { type FormValues, formValues } from './formValues.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Messages = Readonly<Record<string, string>>;

interface CheckedForm<Field extends string> {
  /** Fetches the form's rules, when it is first sent: the page shows without them. */
  rules: () => Promise<(input: FormInput<Field>) => Validation<Readonly<Record<Field, unknown>>>>;
  outcome: FormOutcome | undefined;
  post: (values: FormValues) => unknown;
}

const refusalsOf = (outcome: FormOutcome | undefined): Messages => (outcome?.kind === 'refused' ? outcome.errors : {});

/**
 * A form of native fields, held against its rules when it is sent and, where something was wrong, while it is
 * corrected; the gateway's own refusals stand at their fields as well.
 */
export function useCheckedForm<Field extends string>({ rules, outcome, post }: CheckedForm<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState(refusalsOf(outcome));
  const [seen, setSeen] = useState(outcome);
  if (outcome !== seen) {
    setSeen(outcome);
    setErrors(refusalsOf(outcome));
  }
  // Without scripts the browser's own checks stand in. As a property it would have the form drawn anew with the page.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  });

  /** What the rules say; nothing where they cannot be had: then the gateway alone judges, by the same ones. */
  const check = async (values: FormValues): Promise<Messages> => {
    const validate = await rules().catch(() => null);
    const result = validate?.(values as FormInput<Field>);
    if (!result || result.ok) return {};
    const found = Object.entries(result.errors) as [string, { message: string }][];
    return Object.fromEntries(found.map(([name, { message }]) => [name, message]));
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = formValues(event.currentTarget);
    const found = await check(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return setAttempt(count => count + 1);
    setAttempt(0);
    await post(values);
  };
  const onChange = async (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(errors).length === 0) return;
    const { name: changed } = event.target as Control;
    const found = await check(formValues(event.currentTarget));
    // What the gateway alone finds wrong with another field is wrong with it still.
    setErrors(before =>
      Object.fromEntries(
        Object.entries(before).flatMap(([name, message]) => {
          const still = found[name] ?? (message === refusalsOf(outcome)[name] && !changed.startsWith(name) && message);
          return still ? [[name, still]] : [];
        }),
      ),
    );
  };
  return {
    /** failed attempts in a row that never left the browser */
    attempt,
    /** of a field, or of what the gateway alone judges */
    errorOf: (name: string): string | undefined => errors[name],
    focus: (name: Field): void => {
      const control = form.current?.elements.namedItem(name);
      const first = control instanceof RadioNodeList ? control[0] : control;
      if (first instanceof HTMLElement) first.focus();
    },
    formProps: { ref: form, method: 'post', onSubmit, onChange } as const,
  };
}
