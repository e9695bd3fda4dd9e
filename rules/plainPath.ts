/** A path as this site writes it: in lower case, without a slash twice or at its end. Files keep their names. */
export function plainPath(path: string): string {
  const bare = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const isFile = /\.[a-z0-9]{2,5}$/i.test(bare);
  return isFile
    ? bare
    : bare.replace(/(?:%[0-9a-f]{2})+|[A-Z]+/gi, part => (part[0] === '%' ? part : part.toLowerCase()));
}
