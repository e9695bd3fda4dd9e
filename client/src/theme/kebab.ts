/** A name as CSS writes it: `paperTint` is `paper-tint`. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
