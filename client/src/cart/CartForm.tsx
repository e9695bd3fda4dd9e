import { type FormEvent, type ReactNode, useRef } from 'react';

type CartFormProps = {
  /** what it changes, as the server's forms name it */
  change: string;
  fields?: Readonly<Record<string, string>>;
  /** Makes the change by the browser's own cart; without scripts the form is posted. */
  onChange: (form: FormData) => unknown;
  children: ReactNode;
  className?: string;
};

/**
 * One change of the cart as a form, which works without scripts as well. What is sent again before it was answered, as
 * by a double click, is one change.
 */
export function CartForm({ change, fields = {}, onChange, children, className }: CartFormProps) {
  const underWay = useRef<string>(undefined);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const asked = JSON.stringify([...form]);
    if (underWay.current === asked) return;
    underWay.current = asked;
    try {
      await onChange(form);
    } finally {
      if (underWay.current === asked) underWay.current = undefined;
    }
  };
  return (
    <form className={className} method="post" action="/cart" onSubmit={send}>
      <input type="hidden" name="cart" value={change} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
