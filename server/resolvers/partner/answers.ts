import { validationFailure } from '../fieldError.ts';

const texts = { invalid: 'Nothing was changed.', unknown: 'There is no partner of this name.' } as const;

/** The answer to an input with faults. */
export const invalid = (...faults: { field: string; code?: string; message: string }[]) =>
  validationFailure(
    texts.invalid,
    faults.map(fault => ({ code: 'INVALID', ...fault })),
  );

/** The answer where nobody has the name. */
export const unknown = () => invalid({ field: 'name', code: 'UNKNOWN', message: texts.unknown });
