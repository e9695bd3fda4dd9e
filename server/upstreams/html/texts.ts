/** Names that content is given where its editor gave none. */
export const contentTexts = {
  table: 'Table {number}',
  video: 'Watch the video ({host})',
  audio: 'Listen to the recording ({host})',
  untitled: 'Video',
  play: 'Play: {title} ({host})',
} as const;
