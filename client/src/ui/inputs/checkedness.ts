/** Controlled by `value`, started by `defaultValue`, or left to the form when neither is given. */
export function checkedness(option: string, value: string | undefined, defaultValue: string | undefined) {
  if (value !== undefined) return { checked: option === value };
  return defaultValue === undefined ? {} : { defaultChecked: option === defaultValue };
}
