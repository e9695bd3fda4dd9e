import { createHash } from 'node:crypto';

/** Gravatar addresses in three sizes; nobody loads them. */
export function avatars(email: string): Record<string, string> {
  const hash = email ? createHash('sha256').update(email.trim().toLowerCase()).digest('hex') : '';
  const url = (size: number) => `https://secure.gravatar.com/avatar/${hash}?s=${size}&d=mm&r=g`;
  return { 24: url(24), 48: url(48), 96: url(96) };
}
