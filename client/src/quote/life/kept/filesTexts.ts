/** Of files that travel with their form, on pages that say little else of a request. */
export const filesTexts = { kept: 'Send along:' } as const;
