import { setTimeout as sleep } from 'node:timers/promises';
import { startDemo } from '../../e2e/demo.ts';
import { type Gateway, startGateway } from './gateway.ts';
import type { Figure, Proof } from './proof.ts';
import { ask, quotingEnv, SUBMIT } from './quoting.ts';

const SHORTEST_LIFE_MS = 300;
const LONGEST_LIFE_MS = 900;
const PAUSE_MS = 60;
/** How often firm and buyer write each other before a request ends. */
const ROUNDS = 3;
/** Every so many rounds are sent again though they were answered, as by a client that lost the answer. */
const REPEATED = 2;
const ENDS = ['DECLINED', 'WITHDRAWN', 'CLOSED'] as const;

const taken = (mutation: string, input = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`) =>
  `mutation ($input: ${input}!) { done: ${mutation}(input: $input) { __typename
    ... on QuoteRequest { version } ... on Failure { code } } }`;
const [ANSWER, ASK, REPLY] = [taken('answerQuoteRequest'), taken('askBuyer'), taken('replyToQuote')];
const END = {
  DECLINED: taken('declineOffer'),
  WITHDRAWN: taken('withdrawQuoteRequest'),
  CLOSED: taken('closeQuoteRequest'),
};
const READ = `query ($reference: String!) { done: quoteRequest(reference: $reference) {
  version status offers { version note } messages { from text } history { kind } } }`;

interface Kept {
  version: number;
  status: string;
  offers: { version: number; note: string | null }[];
  messages: { from: 'BUYER' | 'FIRM'; text: string }[];
  history: { kind: string }[];
}

/** Firm and buyer of one request, what both were told is stored, and how it ended; null while it has not. */
interface Talk {
  readonly reference: string;
  readonly email: string;
  readonly offered: string[];
  readonly asked: string[];
  readonly replied: string[];
  end: (typeof ENDS)[number] | null;
}

/** Asks until there is an answer, whatever becomes of the process meanwhile. */
async function insist<T>(gateway: Gateway, query: string, variables: object): Promise<T> {
  for (;;) {
    try {
      return (await ask(gateway, query, variables)) as T;
    } catch {
      await sleep(50 + Math.random() * 100);
    }
  }
}

/** Takes one step until it is acknowledged, as a client that keeps its key. */
async function take(gateway: Gateway, mutation: string, input: object, again: boolean): Promise<void> {
  for (let times = again ? 2 : 1; times > 0; times--) {
    const done = await insist<{ __typename: string; code?: string }>(gateway, mutation, { input });
    if (done.__typename !== 'QuoteRequest') throw new Error(`a step was refused: ${done.code ?? done.__typename}`);
  }
}

const again = (round: number): boolean => round % REPEATED === 0;

/** The firm offers and asks, the buyer writes, in turn; then one of them ends it. */
async function talk(gateway: Gateway, { reference, email, ...talk }: Talk, end: (typeof ENDS)[number]): Promise<void> {
  const read = () => insist<Kept>(gateway, READ, { reference });
  const firmly = async (mutation: string, idempotencyKey: string, input: object, round: number) =>
    take(gateway, mutation, { reference, version: (await read()).version, idempotencyKey, ...input }, again(round));
  for (let round = 1; round <= ROUNDS; round++) {
    const [note, question, text] = ['Offer', 'Question', 'Word'].map(what => `${what} ${round} of ${reference}`);
    const lines = [{ name: 'Seal', quantity: 100, unitPrice: '1.00' }];
    await firmly(ANSWER, note!, { lines, note }, round);
    talk.offered.push(note!);
    await firmly(ASK, question!, { text: question }, round + 1);
    talk.asked.push(question!);
    await take(gateway, REPLY, { reference, email, text, idempotencyKey: text }, again(round));
    talk.replied.push(text!);
    await sleep(Math.random() * PAUSE_MS);
  }
  const [ending, idempotencyKey] = [END[end], `The end of ${reference}`];
  if (end === 'CLOSED') return firmly(ending, idempotencyKey, { reason: 'Made by others' }, REPEATED);
  const offerVersion = end === 'DECLINED' ? { offerVersion: ROUNDS, reason: 'PRICE' } : {};
  await take(gateway, ending, { reference, email, idempotencyKey, ...offerVersion }, again(REPEATED));
}

/** Requests one after the other, each talked about to its end, until it is over. */
async function talkOn(gateway: Gateway, buyer: number, talks: Talk[], over: () => boolean): Promise<void> {
  for (let turn = 0; !over(); turn++) {
    const email = `talk-${buyer}@example.test`;
    const key = `talk ${buyer} ${turn}`;
    const input = { name: `Buyer ${buyer}`, email, labelType: 'custom', quantity: '1-100', key };
    const { reference } = await insist<{ reference: string }>(gateway, SUBMIT, { input });
    const begun: Talk = { reference, email, offered: [], asked: [], replied: [], end: null };
    talks.push(begun);
    const end = ENDS[(buyer + turn) % ENDS.length]!;
    await talk(gateway, begun, end);
    begun.end = end;
  }
}

/** Of what was acknowledged, how much is not kept, and how much is kept more than once. */
function compare(acknowledged: readonly string[], kept: readonly (string | null)[]): { lost: number; doubled: number } {
  const times = (one: string) => kept.filter(other => other === one).length;
  return {
    lost: acknowledged.filter(one => times(one) === 0).length,
    doubled:
      acknowledged.filter(one => times(one) > 1).length + kept.filter(one => !acknowledged.includes(one ?? '')).length,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const SAID = { offers: 'OFFERED', questions: 'ASKED', replies: 'REPLIED' } as const;
type Said = keyof typeof SAID;

async function figuresOf(gateway: Gateway, talks: readonly Talk[]): Promise<Figure[]> {
  const read = await Promise.all(
    talks.map(async ({ reference, offered, asked, replied, end }) => {
      const { status, offers, messages, history } = await insist<Kept>(gateway, READ, { reference });
      const by = (who: 'BUYER' | 'FIRM') => messages.filter(({ from }) => from === who).map(({ text }) => text);
      const notes = offers.map(({ note }) => note);
      const steps = (kind: string) => history.filter(step => step.kind === kind).length;
      const kept: Record<Said, (string | null)[]> = { offers: notes, questions: by('FIRM'), replies: by('BUYER') };
      const ends = ENDS.reduce((all, kind) => all + steps(kind), 0);
      return {
        offers: compare(offered, kept.offers),
        questions: compare(asked, kept.questions),
        replies: compare(replied, kept.replies),
        untold: sum(Object.entries(SAID).map(([what, kind]) => Math.abs(steps(kind) - kept[what as Said].length))),
        ended: end !== null && ends === 1 && steps(end) === 1 && status === (end === 'CLOSED' ? 'DECLINED' : end),
        notEnded: end === null && ends === 0,
      };
    }),
  );
  const figures = (what: Said, count: number): Figure[] => {
    const [lost, doubled] = (['lost', 'doubled'] as const).map(how => sum(read.map(one => one[what][how])));
    return [
      { what: `${what} that were acknowledged`, value: count, holds: count > 0 },
      { what: 'of them lost', value: lost!, holds: lost === 0 },
      { what: 'of them doubled', value: doubled!, holds: doubled === 0 },
    ];
  };
  const untold = sum(read.map(one => one.untold));
  const ended = talks.filter(({ end }) => end).length;
  const wrong = read.filter(one => !one.ended && !one.notEnded).length;
  return [
    ...figures('offers', sum(talks.map(({ offered }) => offered.length))),
    ...figures('questions', sum(talks.map(({ asked }) => asked.length))),
    ...figures('replies', sum(talks.map(({ replied }) => replied.length))),
    { what: 'of all three without their one step in the history', value: untold, holds: untold === 0 },
    { what: 'requests that were declined, withdrawn or closed', value: ended, holds: ended > 0 },
    { what: 'of them that did not end once, as was acknowledged', value: wrong, holds: wrong === 0 },
  ];
}

export const talks: Proof = {
  title: 'Offers, questions and replies are kept once each, and requests end once',
  async run(full) {
    const [count, buyers] = full ? [100, 8] : [2, 3];
    const demo = await startDemo();
    const gateway = await startGateway({ service: demo.env.WORDPRESS_URL!, env: { ...demo.env, ...quotingEnv } });
    let over = false;
    try {
      const begun: Talk[] = [];
      let kills = 0;
      const talking = Promise.all(Array.from({ length: buyers }, (_, n) => talkOn(gateway, n, begun, () => over)));
      // What a talk throws is told at its end, not in the middle of a kill.
      talking.catch(() => {});
      while (kills < count) {
        await sleep(SHORTEST_LIFE_MS + Math.random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS));
        await gateway.kill();
        await gateway.start();
        kills++;
      }
      over = true;
      await talking;
      return {
        figures: [
          { what: 'times killed with SIGKILL while firm and buyers wrote', value: kills, holds: kills === count },
          ...(await figuresOf(gateway, begun)),
        ],
      };
    } finally {
      over = true;
      await gateway.remove();
      await demo.stop();
    }
  },
};
