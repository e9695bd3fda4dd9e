/** The ids in tags such as product:12. */
export const idsIn = (tags: Iterable<string>, name: string): number[] =>
  [...tags].flatMap(tag => (tag.startsWith(`${name}:`) ? Number(tag.slice(name.length + 1)) : []));
