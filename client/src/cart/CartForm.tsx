import type { ReactNode } from 'react';

type CartFormProps = {
  /** what it changes, as the server's forms name it */
  change: string;
  fields?: Readonly<Record<string, string>>;
  /** Makes the change by the browser's own cart; without scripts the form is posted. */
  onChange: (form: FormData) => unknown;
  children: ReactNode;
  className?: string;
};

/** One change of the cart as a form, which works without scripts as well. */
export const CartForm = ({ change, fields = {}, onChange, children, className }: CartFormProps) => (
  <form
    className={className}
    method="post"
    action="/cart"
    onSubmit={event => {
      event.preventDefault();
      onChange(new FormData(event.currentTarget, event.nativeEvent.submitter));
    }}
  >
    <input type="hidden" name="cart" value={change} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
);
