import { useMemo, useState } from 'react';
import { type FieldErrors as FormErrors, type Resolver, useForm } from 'react-hook-form';
import type { FormInput, Validation } from '../../../rules/validation.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import type { FormOutcome } from './formOutcome.ts';

export type FormValues = Record<string, string>;

interface CheckedForm<Field extends string> {
  /** Fetches the form's rules, when it is first sent: the page shows without them. */
  rules: () => Promise<(input: FormInput<Field>) => Validation<Readonly<Record<Field, string>>>>;
  outcome: FormOutcome | undefined;
  post: (values: FormValues) => unknown;
}

/** A form held against its rules while it is filled in; the gateway's own refusals stand at its fields as well. */
export function useCheckedForm<Field extends string>({ rules, outcome, post }: CheckedForm<Field>) {
  const [attempt, setAttempt] = useState(0);
  const hydrated = useHydrated();
  const resolver: Resolver<FormValues> = async values => {
    const validate = await rules().catch(() => null);
    const check = validate?.(values as FormInput<Field>);
    // Without the rules at hand the gateway alone judges, by the same ones.
    if (!check || check.ok) return { values, errors: {} };
    return { values: {}, errors: formErrors(check.errors as Record<string, { message: string }>) };
  };
  const refused = useMemo(
    () =>
      outcome?.kind === 'refused'
        ? formErrors(Object.fromEntries(Object.entries(outcome.errors).map(([name, message]) => [name, { message }])))
        : undefined,
    [outcome],
  );
  const form = useForm<FormValues>({ resolver, shouldFocusError: false, errors: refused });
  const { errors } = form.formState;
  const onSubmit = form.handleSubmit(
    values => {
      setAttempt(0);
      return post(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])));
    },
    () => setAttempt(count => count + 1),
  );
  return {
    form,
    /** failed attempts in a row that never left the browser */
    attempt,
    errorOf: (name: Field): string | undefined => errors[name]?.message || undefined,
    /** Without scripts the browser's own checks stand in. */
    formProps: { method: 'post', noValidate: hydrated, onSubmit } as const,
  };
}

function formErrors(errors: Record<string, { message: string }>): FormErrors<FormValues> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, { message }]) => [name, { type: 'rule', message }]),
  ) as FormErrors<FormValues>;
}
