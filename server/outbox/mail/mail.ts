import { escapeUTF8 } from 'entities';
import { fillText } from '../../../rules/fillText.ts';
import { mailTexts } from '../../../rules/texts/mail.ts';
import type { Picture } from './pictures/picture.ts';

/** A piece of a mail: sentences, what a form said field by field, pictures, sums, or the one button. */
export interface Part {
  readonly heading?: string;
  readonly sentences?: readonly string[];
  /** says of the button what it does, by `{way}`; nobody's own words */
  readonly ofButton?: string;
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** label, a second line under it, and an amount on the right; the last is what they come to */
  readonly sums?: readonly (readonly [label: string, more: string, amount: string])[];
  readonly pictures?: readonly Picture[];
  readonly button?: { readonly label: string; readonly href: string };
  readonly link?: { readonly label: string; readonly href: string };
  /** set in small type, below the rest */
  readonly small?: true;
}

/** A mail before it is addressed. */
export interface Mail {
  readonly subject: string;
  /** what mail programs show beside the subject */
  readonly preview?: string;
  /** what stands in the bar at the top: the firm, and the reference number where there is one */
  readonly bar?: readonly [name: string, reference: string];
  readonly parts: readonly Part[];
}

/** The parts as plain text. */
export function textOf(parts: readonly Part[]): string {
  return parts
    .map(({ heading = '', sentences = [], ofButton = '', rows = [], sums = [], pictures = [], button, link }) =>
      [
        heading,
        ...sentences,
        fillText(ofButton, { way: mailTexts.way.plain }),
        ...rows.map(([label, value]) => `${label}: ${value}`),
        ...sums.map(([label, more, amount]) => `${label}${more && ` (${more})`}: ${amount}`),
        ...pictures.map(({ alt }) => alt),
        ...[button, link].flatMap(one => (one ? [`${one.label}: ${one.href}`] : [])),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
}

const SANS = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif;color:#0b1828";
const MONO = "font-family:'Chivo Mono',Consolas,Menlo,monospace";
const FOOT = 'background:#e7ebe4';
/** What was pasted or named may be one long word, by which the whole mail would be as wide. Labels stay whole. */
const BREAKS = ';word-break:break-word;overflow-wrap:anywhere';
const CELL = `${SANS};font-size:15px;line-height:22px;border-top:1px solid #cdd3cb;padding:9px 0`;

/** Where the HTML has a picture from: in a mail, what is attached to it. */
type SourceOf = (picture: Picture) => string;
const attached: SourceOf = ({ cid }) => `cid:${cid}`;

/** The mail as HTML without anything to fetch, in the site's look: tables and inline styles, as mail programs need them. */
export function htmlOf({ parts, preview = '', bar }: Omit<Mail, 'subject'>, sourceOf = attached): string {
  const body = parts.map(
    (part, at) => `<tr><td style="${cellOf(part, parts[at - 1], parts[at + 1])}">${partHtml(part, sourceOf)}</td></tr>`,
  );
  const end = parts.at(-1)?.small ? FOOT : '';
  const hidden = preview && `<div style="display:none;max-height:0;overflow:hidden">${escapeUTF8(preview)}</div>`;
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:0;background:#f4f5f0">${hidden}<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f4f5f0"><tr><td align="center" style="padding:24px 0">
<table role="presentation" cellspacing="0" cellpadding="0" width="100%" style="width:100%;max-width:600px;background:#ffffff">${barHtml(bar)}<tr><td style="height:16px"></td></tr>${body.join('')}<tr><td style="height:24px;${end}"></td></tr></table></td></tr></table></body></html>`;
}

/** What is set small is the mail's foot, on a ground of its own. */
function cellOf({ small }: Part, before: Part | undefined, after: Part | undefined): string {
  if (!small) return `padding:12px 36px ${after?.small ? 24 : 12}px`;
  return `padding:${before?.small ? 6 : 20}px 36px 6px;${FOOT}`;
}

function barHtml(bar: Mail['bar']): string {
  if (!bar) return '';
  const [name, reference] = bar;
  const right =
    reference &&
    `<span style="${MONO};font-size:12px;font-weight:400;color:#c3cfdb;float:right;white-space:nowrap">${escapeUTF8(reference)}</span>`;
  return `<tr><td style="${SANS}${BREAKS};background:#0b1828;padding:22px 36px;color:#f4f5f0;font-size:24px;font-weight:800;line-height:28px">${escapeUTF8(name)}<span style="display:inline-block;width:10px;height:10px;background:#ff5a1f;margin-left:4px"></span>${right}</td></tr><tr><td style="height:5px;line-height:5px;font-size:0;background:#ff5a1f">&nbsp;</td></tr>`;
}

function partHtml(part: Part, sourceOf: SourceOf): string {
  const { heading, sentences = [], ofButton, rows = [], sums = [], pictures = [], button, link, small } = part;
  const size = small ? 'font-size:13px;line-height:20px;color:#3d4b5c' : 'font-size:16px;line-height:25px';
  return [
    heading
      ? `<h2 style="${SANS}${BREAKS};margin:0 0 8px;font-size:24px;line-height:28px">${escapeUTF8(heading)}</h2>`
      : '',
    ...[...sentences, ...(ofButton ? [fillText(ofButton, { way: mailTexts.way.html })] : [])].map(
      sentence => `<p style="${SANS}${BREAKS};margin:0 0 8px;${size}">${lines(sentence)}</p>`,
    ),
    ...pictures.map(picture => pictureHtml(picture, sourceOf(picture))),
    rows.length > 0 ? table(rows.map(row)) : '',
    sums.length > 0 ? table(sums.map((one, at) => sum(one, at === sums.length - 1))) : '',
    button
      ? `<a href="${escapeUTF8(button.href)}" style="${SANS};display:inline-block;background:#ff5a1f;font-size:17px;font-weight:700;line-height:20px;padding:17px 30px;text-decoration:none;border-radius:2px">${escapeUTF8(button.label)}</a>`
      : '',
    link
      ? `<p style="${SANS}${BREAKS};margin:0;${size}"><a href="${escapeUTF8(link.href)}" style="color:#0b1828">${escapeUTF8(link.label)}</a></p>`
      : '',
  ].join('');
}

const pictureHtml = ({ width, alt, caption }: Picture, source: string): string =>
  `<img src="${source}" width="${width}" alt="${escapeUTF8(alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0"><p style="${SANS}${BREAKS};margin:6px 0 0;font-size:13px;line-height:20px;color:#3d4b5c">${escapeUTF8(caption)}</p>`;

const table = (trs: readonly string[]): string =>
  `<table width="100%" cellspacing="0" cellpadding="0">${trs.join('')}</table>`;

const row = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" align="left" valign="top" style="${CELL};padding-right:12px">${escapeUTF8(label)}</th><td valign="top" style="${CELL}${BREAKS}">${lines(value)}</td></tr>`;

const TOTAL = ';border-top:2px solid #0b1828;font-size:17px;font-weight:700';

const sum = ([label, more, amount]: readonly [string, string, string], isTotal: boolean): string =>
  `<tr><th scope="row" align="left" valign="top" style="${CELL}${BREAKS};padding-right:12px;font-weight:400${isTotal ? TOTAL : ''}">${escapeUTF8(label)}${
    more && `<br><span style="font-size:13px;color:#566374">${escapeUTF8(more)}</span>`
  }</th><td align="right" valign="top" style="${CELL};${MONO};white-space:nowrap${isTotal ? TOTAL : ''}">${escapeUTF8(amount)}</td></tr>`;

const lines = (text: string): string => escapeUTF8(text).replaceAll('\n', '<br>');
