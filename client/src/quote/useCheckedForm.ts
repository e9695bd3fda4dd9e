import { useMemo, useState } from 'react';
import { type FieldErrors as FormErrors, type Resolver, useForm } from 'react-hook-form';
import type { FormInput, Validation } from '../../../rules/validation.ts';
import { useHydrated } from '../lib/useHydrated.ts';
import type { FormOutcome } from './formOutcome.ts';

export type FormValues = Record<string, string>;

interface CheckedForm<Field extends string> {
  /** the form's rules */
  validate: (input: FormInput<Field>) => Validation<Readonly<Record<Field, string>>>;
  outcome: FormOutcome | undefined;
  post: (values: FormValues) => unknown;
  /** a form too small for a list of its errors leads to the first field itself */
  focusError?: boolean;
}

/** A form held against its rules while it is filled in; the gateway's own refusals stand at its fields as well. */
export function useCheckedForm<Field extends string>({
  validate,
  outcome,
  post,
  focusError = false,
}: CheckedForm<Field>) {
  const [attempt, setAttempt] = useState(0);
  const hydrated = useHydrated();
  const resolver: Resolver<FormValues> = values => {
    const check = validate(values as FormInput<Field>);
    if (check.ok) return { values, errors: {} };
    return { values: {}, errors: formErrors(check.errors as Record<string, { message: string }>) };
  };
  const refused = useMemo(
    () =>
      outcome?.kind === 'refused'
        ? formErrors(Object.fromEntries(Object.entries(outcome.errors).map(([name, message]) => [name, { message }])))
        : undefined,
    [outcome],
  );
  const form = useForm<FormValues>({ resolver, shouldFocusError: focusError, errors: refused });
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
