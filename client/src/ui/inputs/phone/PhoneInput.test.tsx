import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from '../Field.tsx';
import { PhoneInput } from './PhoneInput.tsx';

function Phone(props: { onChange?: (phone: { text: string; country: string }) => void; error?: string }) {
  return (
    <Field label="Phone" error={props.error}>
      <PhoneInput name="phone" countryName="phoneCountry" {...(props.onChange && { onChange: props.onChange })} />
    </Field>
  );
}

const number = () => screen.getByRole('textbox', { name: 'Phone' });
const country = () => screen.getByRole('combobox', { name: 'Country code' });

test('lets no letter in', async () => {
  render(<Phone />);
  await userEvent.type(number(), '82 abc-(000) x0100');
  expect(number()).toHaveValue('82 -(000) 0100');
});

test('a typed country code selects its country', async () => {
  const onChange = vi.fn();
  render(<Phone onChange={onChange} />);
  expect(country()).toHaveValue('ZA');
  await userEvent.type(number(), '+44 20');
  expect(country()).toHaveValue('GB');
  expect(onChange).toHaveBeenLastCalledWith({ text: '+44 20', country: 'GB' });
});

test('the country can be chosen, and the number stays', async () => {
  render(<Phone />);
  await userEvent.type(number(), '82 000');
  await userEvent.selectOptions(country(), 'KE');
  expect(number()).toHaveValue('82 000');
});

test('an error marks the number, not the country, and is read with it', () => {
  render(<Phone error="Please enter a valid phone number for South Africa" />);
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription('Please enter a valid phone number for South Africa');
  expect(country()).toBeValid();
});

test('a country is found by its name or code, by keys alone', async () => {
  render(<Phone />);
  country().focus();
  await userEvent.keyboard('{Enter}');
  const search = await screen.findByRole('combobox', { name: 'Search countries' });
  await waitFor(() => expect(search).toHaveFocus());
  await userEvent.keyboard('zam');
  const [first] = screen.getAllByRole('option', { name: /Zambia/ }).filter(one => one.tagName !== 'OPTION');
  expect(first).toHaveTextContent('ZMZambia+260');
  expect(search).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{Enter}');
  expect(country()).toHaveValue('ZM');
  expect(country()).toHaveFocus();
  expect(screen.queryByRole('combobox', { name: 'Search countries' })).toBeNull();
});

test('the countries go when their visitor goes on, and choose nothing', async () => {
  render(<Phone />);
  await userEvent.click(country());
  await screen.findByRole('combobox', { name: 'Search countries' });
  await userEvent.click(number());
  expect(screen.queryByRole('combobox', { name: 'Search countries' })).toBeNull();
  expect(country()).toHaveValue('ZA');
});
