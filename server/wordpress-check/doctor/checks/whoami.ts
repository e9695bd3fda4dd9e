import { z } from 'zod';
import type { Remote } from '../remote.ts';

const user = z.object({ roles: z.array(z.string()).default([]) });

/** What an application password opens: the roles of its user, or why it opens nothing. */
export type Whoami =
  | { readonly kind: 'user'; readonly roles: readonly string[] }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

export async function whoami(content: Remote): Promise<Whoami> {
  const reply = await content.askSigned('/wp/v2/users/me?context=edit&_fields=roles');
  if (reply.kind === 'silence') return { kind: 'unknown' };
  if (reply.status === 200) return { kind: 'user', roles: user.safeParse(reply.json).data?.roles ?? [] };
  const { code } = (reply.json ?? {}) as { code?: unknown };
  return reply.status === 401 || reply.status === 403
    ? { kind: 'refused', code: typeof code === 'string' ? code : `HTTP ${reply.status}` }
    : { kind: 'unknown' };
}
