/** Artwork: what is said at the files of a quote request. */
export const artworkTexts = {
  listHeading: 'Artwork:',
  label: 'Artwork',
  choose: 'Choose files, or drop them here',
  hint: 'PDF, AI, EPS, SVG, PNG, JPEG or TIFF. At most 5 files, 10 MB each.',
  noScripts: 'Attaching files needs scripts. Send the request without them: we will ask for your artwork.',
  list: 'Attached files',
  sent: '{percent}% sent',
  retry: 'Try again',
  cancel: 'Cancel {name}',
  attached: '{name} is attached.',
  removed: '{name} is not attached.',
  unfinished: 'Wait until every file is attached, or remove those that are not.',
  broken: 'The upload broke off.',
  unknown: 'An attached file is no longer here. Remove it and attach it again.',
  faults: {
    FILE_TOO_LARGE: 'This file is larger than 10 MB.',
    FILE_TYPE: 'This is not a PDF, AI, EPS, SVG, PNG, JPEG or TIFF file.',
    FILE_EMPTY: 'This file is empty.',
    TOO_MANY_FILES: 'At most 5 files can be attached.',
    RATE_LIMITED:
      'No more files can be taken from your connection today. Send this without the file and e-mail it to us, or attach it tomorrow.',
    UPLOAD_QUOTA: 'Too many of your files wait to be sent. Send this request first.',
    UPLOADS_FULL: 'No more files can be taken right now. Try again later, or send the request without it.',
    STORAGE_FAILED: 'The file could not be stored. Try again, or send the request without it.',
  },
} as const;
