/** Names that content is given where its editor gave none. */
export const contentTexts = { table: 'Table {number}', video: 'Video', play: 'Play: {title} ({host})' } as const;
