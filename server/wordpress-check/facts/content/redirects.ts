import assert from 'node:assert/strict';
import { z } from 'zod';
import { REDIRECTION, YOAST_REDIRECTS } from '../../../upstreams/content/redirects.ts';
import type { ContentService, Root } from '../../examination.ts';
import { check, expect, type Finding, info, orNotAvailable, success } from '../../fact.ts';
import type { Inspection } from '../../inspection.ts';
import { type Reply, read, said as saidBy } from '../../reply.ts';
import { ofContent } from '../../together.ts';

const rules = z.object({ items: z.array(z.looseObject({ url: z.string() })), total: z.number() });
const lines = z.array(z.string());

const OF_REDIRECTION = `/${REDIRECTION}/redirect?per_page=5&page=0&orderby=position&direction=asc`;
const OF_YOAST = `/${YOAST_REDIRECTS}/redirects`;

const MENDS: Record<string, string> = {
  Redirection:
    'Redirection lists its rules for administrators; its filter redirection_role opens them to the user of WORDPRESS_USERNAME.',
  'Yoast SEO': 'Yoast SEO Premium lists its redirects for whoever may manage them.',
};

/** Whether the addresses that the owner has lead elsewhere, in a redirect plugin, can be read. */
export const redirects = check('redirects', 'Redirects', ofContent(look), [
  ...expect(`${REDIRECTION}/redirect`, {
    async 'lists its rules, and how many there are, for an administrator'(service) {
      await isThere(service, REDIRECTION);
      const answer = await answered(service, OF_REDIRECTION);
      orNotAvailable(answer, 'the user that is configured may not read them; its rules are not followed');
      const { items, total } = rules.safeParse(answer).data ?? assert.fail('rows under items, and their total');
      assert(items.length <= total, 'no more rows than it counts');
      for (const rule of items)
        for (const field of ['action_code', 'action_type', 'match_type', 'enabled']) assert(field in rule, field);
    },
  }),
  ...expect(`${YOAST_REDIRECTS}/redirects`, {
    async 'lists the rules of Yoast SEO Premium, a line each: from, to, code'(service) {
      await isThere(service, YOAST_REDIRECTS);
      const answer = await answered(service, OF_YOAST);
      orNotAvailable(answer, 'it does not list them; its rules are not followed');
      const rows = lines.safeParse(answer).data ?? assert.fail('a list of lines');
      for (const line of rows) assert.match(line, /^\S+ \S* ?\d{3}$/);
    },
  }),
]);

const isThere = ({ capabilities: { content } }: Inspection, namespace: string): void =>
  orNotAvailable(content.namespaces?.includes(namespace), 'the plugin is not there');

const answered = ({ call }: Inspection, path: string): Promise<unknown> =>
  call(path).then(
    ({ json }) => json,
    () => null,
  );

async function look(content: ContentService, { namespaces }: Root): Promise<Finding | null> {
  const found = await Promise.all([
    namespaces.includes(REDIRECTION)
      ? content.askSigned(OF_REDIRECTION).then(reply => counted('Redirection', reply, read(reply, rules)?.total))
      : null,
    namespaces.includes(YOAST_REDIRECTS)
      ? content.ask(OF_YOAST).then(reply => counted('Yoast SEO', reply, read(reply, lines)?.length))
      : null,
  ]);
  const there = found.filter(one => one !== null);
  if (!there.length) return null;
  const closed = there.filter(({ count }) => count === undefined);
  if (!closed.length) return success(there.map(({ name, count }) => `${count} of ${name}`).join(', '), there);
  const said = closed.map(({ name, answer }) => `those of ${name} cannot be read (${answer})`);
  return info(`${said.join(', ')}: they are not followed here`, there, closed.map(({ name }) => MENDS[name]).join(' '));
}

const counted = (name: string, reply: Reply, count: number | undefined) => ({ name, count, answer: saidBy(reply) });
