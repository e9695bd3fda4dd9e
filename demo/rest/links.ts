import type { Method } from './request.ts';

export interface Link {
  href: string;
  embeddable?: true;
  [name: string]: unknown;
}

export type Links = Record<string, Link[]>;

/** `self` tells what the caller may do there. */
export const self = (href: string, allow: Method[] = ['GET']): Link[] => [{ href, targetHints: { allow } }];

export const allMethods: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const embeddable = (href: string, more: Record<string, unknown> = {}): Link => ({
  ...more,
  embeddable: true,
  href,
});

export const curies: Link[] = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];
