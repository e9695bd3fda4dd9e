import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

test('label, hint and error belong to the control inside', () => {
  render(
    <Field label="Email" hint="At work" error="Please enter a valid email address.">
      <TextInput name="email" />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('At work Please enter a valid email address.');
  expect(input).toBeInvalid();
});

test('an optional field says so, and a good one has words of approval', () => {
  render(
    <Field label="Material" optional ok="In stock">
      <Select name="material">
        <option>Vinyl</option>
      </Select>
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Material (optional)' });
  expect(select).toBeValid();
  expect(select).toHaveAccessibleDescription('In stock');
});
