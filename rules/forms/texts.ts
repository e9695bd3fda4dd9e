/** What a field says when its value is refused; `{max}` is a count of characters, `{label}` the field's label. */
export const fieldTexts = {
  required: 'Please enter your {label}.',
  unchosen: 'Please choose a {label}.',
  unknown: 'Please choose one of the options.',
  tooLong: 'Please use at most {max} characters.',
  email: 'Please enter a valid email address.',
} as const;
