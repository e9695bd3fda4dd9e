import type { ComponentProps } from 'react';
import { useStepKey } from './useStepKey.ts';

type StepFormProps = Omit<ComponentProps<'form'>, 'method'> & {
  action: string;
  /** which of the page's forms it is */
  step: string;
  reference: string;
  /** the request's version as it was read */
  version: number;
  /** further values that nobody types */
  more?: Readonly<Record<string, string>>;
};

/**
 * A form that takes one step of a request. The browser posts it by itself, with scripts and without: the answer is a
 * page. What is sent twice from one page is one step.
 */
export function StepForm({ step, reference, version, more = {}, children, ...rest }: StepFormProps) {
  const key = useStepKey();
  const hidden = { step, reference, version: String(version), idempotencyKey: key && `${step} ${key}`, ...more };
  return (
    <form method="post" {...rest}>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
