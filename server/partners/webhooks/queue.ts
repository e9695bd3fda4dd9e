import { randomUUID } from 'node:crypto';
import { CLOCK, type Query } from '../../storage/database.ts';
import { type Topic, topicScopes } from './topics.ts';

/** What a partner is told: small, nothing personal, and where to look again. */
export type About = Readonly<Record<string, string | number | null>>;

interface News {
  readonly topic: Topic;
  readonly about: About;
  /** The partner that alone is told; without it all who may. */
  readonly partner?: number;
  /** What waits to be told of it gives way. */
  readonly product?: number;
  /** With it what is told of it goes, too. */
  readonly submission?: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How long it may still be taken back. */
  readonly delayMs?: number;
}

/**
 * Partners `p` with a key that is good at $1 and the scope of the topic $2 as it stands in a list, and their addresses
 * `w` that want it.
 */
const HEARS = `w.ended_at IS NULL AND w.topics LIKE $2 AND p.scopes LIKE $3
  AND EXISTS (SELECT 1 FROM partner_key k WHERE k.partner = p.id AND (k.ends_at IS NULL OR k.ends_at > $1))`;

/** Whoever has a topic, and its scope, in a list as the database keeps it. */
const heardAs = (topic: Topic): [topics: string, scopes: string] => [`%"${topic}"%`, `%"${topicScopes[topic]}"%`];

/** Puts a call into the queue of each address that is to hear of it, in the transaction of what it tells. */
export async function queueCalls(query: Query, news: News): Promise<void> {
  const { topic, about, partner = null, product = null, submission = null, now, delayMs = 0 } = news;
  // Whoever removes one of them waits: a call to an address that is gone would undo what it tells of.
  const heard = await query(
    `SELECT w.id FROM partner_webhook w JOIN partner p ON p.id = w.partner
     WHERE ${HEARS}${partner === null ? '' : ' AND p.id = $4'} ORDER BY w.id FOR KEY SHARE OF w`,
    now,
    ...heardAs(topic),
    ...(partner === null ? [] : [partner]),
  );
  for (const { id } of heard) {
    // What is under way may have been looked at before this: it stays.
    if (product !== null)
      await query(
        `DELETE FROM webhook_call WHERE webhook = $1 AND product = $2 AND topic LIKE $3 AND leased_until <= ${CLOCK}`,
        id as number,
        product,
        topic.replace(/\..*/, '.%'),
      );
    await query(
      `INSERT INTO webhook_call (webhook, name, topic, about, product, submission, state, at, next_attempt_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'pending', $7, $8)`,
      id as number,
      `msg_${randomUUID()}`,
      topic,
      JSON.stringify(about),
      product,
      submission,
      now,
      now + delayMs,
    );
  }
}
