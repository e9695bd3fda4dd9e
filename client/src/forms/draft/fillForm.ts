import type { FormValues } from '../formValues.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React takes a value that is set plainly for one of its own, and tells no controlled part of it. */
function setValue(control: Control, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement ||
  (found instanceof HTMLInputElement && found.type !== 'hidden' && found.type !== 'file');

const radiosOf = (found: RadioNodeList) => [...found].filter(node => node instanceof HTMLInputElement);

/** Sets a field as its visitor would. What is no field of the form is left out. */
export function fillField(form: HTMLFormElement, name: string, value: string): void {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList)
    radiosOf(found)
      .find(radio => radio.value === value && !radio.checked)
      ?.click();
  else if (isControl(found) && found.value !== value) setValue(found, value);
}

/** Sets every field that has a value, the phone's country before the phone. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const countryFirst = Object.entries(values).toSorted(([one], [other]) => order(one) - order(other));
  for (const [name, value] of countryFirst) if (value) fillField(form, name, value);
}

const order = (name: string): number => (name === 'phoneCountry' ? 0 : 1);

/** What stands in a field and whether it came with the page; null where there is no such field. */
export function readField(form: HTMLFormElement, name: string): { value: string; preset: boolean } | null {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList)
    return { value: found.value, preset: radiosOf(found).every(radio => radio.checked === radio.defaultChecked) };
  if (!isControl(found)) return null;
  const preset =
    found instanceof HTMLSelectElement
      ? [...found.selectedOptions].every(option => option.defaultSelected)
      : found.value === found.defaultValue;
  return { value: found.value, preset };
}
