import type { Verdict } from '../../server/wordpress-check/contract.ts';
import type { Replay } from './contract.ts';

interface Report {
  embedded: readonly Verdict[];
  /** null where it could not be started */
  wordpress: readonly Verdict[] | null;
  replays: readonly Replay[];
  leftOut: readonly { reason: string; count: number }[];
}

const INTRODUCTION = `What the gateway expects of each route of WordPress and WooCommerce, held to the embedded service and to Debian's
WordPress 6.1 by \`npm run contract -- --url URL --write\`, and the answers of a WordPress 6.9 with WooCommerce 10.9 that
were recorded, fed through the gateway's own clients and decoders. Written by \`npm run proof\`.`;

/** docs/contract.md */
export function reportOf({ embedded, wordpress, replays, leftOut }: Report): string {
  const routes = [...new Set([...embedded, ...replays].map(({ route }) => route))];
  const total = (verdicts: readonly Verdict[] | null) => held(verdicts, () => true);
  return [
    '# Contract',
    '',
    INTRODUCTION,
    '',
    ...table(
      ['route', 'embedded', 'Debian WordPress', 'recordings'],
      [
        ...routes.map(route => [
          `\`${route}\``,
          held(embedded, verdict => verdict.route === route),
          held(wordpress, verdict => verdict.route === route),
          read(replays.filter(replay => replay.route === route)),
        ]),
        ['**all**', total(embedded), total(wordpress), read(replays)],
      ],
    ),
    '',
    'The counts are of expectations that hold, and of recordings that are read as they must be: every row decoded, every',
    'error turned into the code that is due. "n/a": the service has no such thing, and the gateway does without.',
    '',
    'What is written is taken back: a review and an order are deleted for good, the cart is emptied, and its session ends. By',
    'a Cart-Token WooCommerce reads and writes a session and never deletes one; it does when a browser logs out. So the cart',
    'that is written to begins as a browser\u2019s does, by the nonce of all strangers, which gives a cookie beside the token, and',
    'at the end that browser logs out: WordPress asks strangers, too, and takes the cookie back. Where the page to log out at',
    'is hidden, one session stays, without line, coupon, name or address: it expires after two days, and the next cleaning,',
    'twice a day, removes it.',
    '',
    '## Expectations',
    '',
    ...table(
      ['route', 'expectation', 'embedded', 'Debian WordPress'],
      embedded.map(({ route, expects, outcome, detail }) => [
        `\`${route}\``,
        expects,
        mark({ outcome, detail }),
        mark(wordpress?.find(verdict => verdict.route === route && verdict.expects === expects)),
      ]),
    ),
    '',
    '## Recordings that are not replayed',
    '',
    ...table(
      ['why', 'recordings'],
      leftOut.map(({ reason, count }) => [reason, String(count)]),
    ),
    '',
  ].join('\n');
}

function held(verdicts: readonly Verdict[] | null, of: (verdict: Verdict) => boolean): string {
  if (!verdicts) return 'not run';
  const outcomes = verdicts.filter(of).map(({ outcome }) => outcome);
  const count = (wanted: Verdict['outcome']) => outcomes.filter(outcome => outcome === wanted).length;
  const absent = count('not available');
  const parts = [
    count('pass') ? `${count('pass')} hold` : '',
    count('fail') ? `**${count('fail')} fail**` : '',
    absent ? `${absent} n/a` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function read(replays: readonly Replay[]): string {
  const bad = replays.filter(({ good }) => !good);
  if (!replays.length) return '';
  return bad.length
    ? `**${bad.map(({ name }) => name).join(', ')} fail** of ${replays.length}`
    : `${replays.length} read`;
}

function mark(verdict: Pick<Verdict, 'outcome' | 'detail'> | undefined): string {
  if (!verdict) return '';
  if (verdict.outcome === 'pass') return 'holds';
  return verdict.outcome === 'fail' ? `**fails**: ${verdict.detail}` : `n/a: ${verdict.detail}`;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  line(head),
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map(line),
];

const line = (cells: readonly string[]): string => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
