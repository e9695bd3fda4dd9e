import { escapeUTF8 } from 'entities';

/** A piece of a mail: sentences, what a form said field by field, sums, or the one button. */
export interface Part {
  readonly heading?: string;
  readonly sentences?: readonly string[];
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** label, a second line under it, and an amount on the right */
  readonly sums?: readonly (readonly [label: string, more: string, amount: string])[];
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
    .map(({ heading = '', sentences = [], rows = [], sums = [], button, link }) =>
      [
        heading,
        ...sentences,
        ...rows.map(([label, value]) => `${label}: ${value}`),
        ...sums.map(([label, more, amount]) => `${label}${more && ` (${more})`}: ${amount}`),
        ...[button, link].flatMap(one => (one ? [`${one.label}: ${one.href}`] : [])),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
}

const SANS = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif;color:#0b1828";
const MONO = "font-family:'Chivo Mono',Consolas,Menlo,monospace";
const CELL = `${SANS};font-size:15px;line-height:22px;border-top:1px solid #cdd3cb;padding:9px 0`;

/** The mail as HTML without anything to fetch, in the site's look: tables and inline styles, as mail programs need them. */
export function htmlOf({ parts, preview = '', bar }: Omit<Mail, 'subject'>): string {
  const body = parts.map(
    part => `<tr><td style="padding:${part.small ? '6' : '12'}px 36px">${partHtml(part)}</td></tr>`,
  );
  const hidden = preview && `<div style="display:none;max-height:0;overflow:hidden">${escapeUTF8(preview)}</div>`;
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:0;background:#f4f5f0">${hidden}<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f4f5f0"><tr><td align="center" style="padding:24px 0">
<table role="presentation" cellspacing="0" cellpadding="0" style="width:600px;max-width:100%;background:#ffffff">${barHtml(bar)}<tr><td style="height:16px"></td></tr>${body.join('')}<tr><td style="height:24px"></td></tr></table></td></tr></table></body></html>`;
}

function barHtml(bar: Mail['bar']): string {
  if (!bar) return '';
  const [name, reference] = bar;
  const right =
    reference &&
    `<span style="${MONO};font-size:12px;font-weight:400;color:#c3cfdb;float:right">${escapeUTF8(reference)}</span>`;
  return `<tr><td style="${SANS};background:#0b1828;padding:22px 36px;color:#f4f5f0;font-size:24px;font-weight:800;line-height:28px">${escapeUTF8(name)}${right}</td></tr><tr><td style="height:5px;line-height:5px;font-size:0;background:#ff5a1f">&nbsp;</td></tr>`;
}

function partHtml({ heading, sentences = [], rows = [], sums = [], button, link, small }: Part): string {
  const size = small ? 'font-size:13px;line-height:20px;color:#3d4b5c' : 'font-size:16px;line-height:25px';
  return [
    heading ? `<h2 style="${SANS};margin:0 0 8px;font-size:24px;line-height:28px">${escapeUTF8(heading)}</h2>` : '',
    ...sentences.map(sentence => `<p style="${SANS};margin:0 0 8px;${size}">${lines(sentence)}</p>`),
    rows.length > 0 ? table(rows.map(row)) : '',
    sums.length > 0 ? table(sums.map(sum)) : '',
    button
      ? `<a href="${escapeUTF8(button.href)}" style="${SANS};display:inline-block;background:#ff5a1f;font-size:17px;font-weight:700;line-height:20px;padding:17px 30px;text-decoration:none;border-radius:2px">${escapeUTF8(button.label)}</a>`
      : '',
    link
      ? `<p style="${SANS};margin:0;${size}"><a href="${escapeUTF8(link.href)}" style="color:#0b1828">${escapeUTF8(link.label)}</a></p>`
      : '',
  ].join('');
}

const table = (trs: readonly string[]): string =>
  `<table width="100%" cellspacing="0" cellpadding="0">${trs.join('')}</table>`;

const row = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" align="left" valign="top" style="${CELL};padding-right:12px">${escapeUTF8(label)}</th><td style="${CELL}">${lines(value)}</td></tr>`;

const sum = ([label, more, amount]: readonly [string, string, string]): string =>
  `<tr><th scope="row" align="left" valign="top" style="${CELL};padding-right:12px;font-weight:400">${escapeUTF8(label)}${
    more && `<br><span style="font-size:13px;color:#566374">${escapeUTF8(more)}</span>`
  }</th><td align="right" valign="top" style="${CELL};${MONO};white-space:nowrap">${escapeUTF8(amount)}</td></tr>`;

const lines = (text: string): string => escapeUTF8(text).replaceAll('\n', '<br>');
