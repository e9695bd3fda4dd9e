export type FormValues = Record<string, string>;

/** What stands in the controls of a form; a file counts as empty. */
export const formValues = (form: HTMLFormElement): FormValues =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
