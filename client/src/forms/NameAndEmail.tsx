import { Field } from '../ui/inputs/Field.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';

type Name = 'name' | 'email';

type NameAndEmailProps = {
  /** label, id and message of a field */
  field: (name: Name) => { id: string; label: string; error: string | undefined };
  /** name and first value of its control */
  control: (name: Name) => { name: string; defaultValue: string };
};

/** Who sends the form, and where the answer goes. */
export const NameAndEmail = ({ field, control }: NameAndEmailProps) => (
  <>
    <Field {...field('name')}>
      <TextInput autoComplete="name" required {...control('name')} />
    </Field>
    <Field {...field('email')}>
      <TextInput type="email" autoComplete="email" required {...control('email')} />
    </Field>
  </>
);
