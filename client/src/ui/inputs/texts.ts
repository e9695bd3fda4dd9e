/** Where the clipboard refuses. */
export const notCopied = 'It could not be copied. Copy it from here.';
