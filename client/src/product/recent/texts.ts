/** What this browser looked at. */
export const recentTexts = {
  title: 'Recently viewed',
  clear: 'Clear',
  note: 'Kept in this browser alone.',
} as const;
