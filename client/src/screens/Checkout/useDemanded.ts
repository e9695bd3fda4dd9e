import { useEffect, useState } from 'react';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import type { FormValues } from '../../forms/formValues.ts';

/** What the shop has refused empty in this visit, though it is optional here. */
const demanded = new Set<string>();

/** Whether the shop asks for a field: it does not say so before it refuses one that is empty. From then on the form does. */
export function useDemanded(outcome: RefusedForm | undefined, values: FormValues): (name: string) => boolean {
  const [names, setNames] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are those that were refused.
  useEffect(() => {
    for (const name in outcome?.errors) if (!values[name]) demanded.add(name);
    setNames([...demanded]);
  }, [outcome]);
  return name => names.includes(name);
}
