import { escapeUTF8 } from 'entities';

/** A piece of a mail: sentences, or what a form said, field by field. */
export interface Part {
  readonly heading?: string;
  readonly sentences?: readonly string[];
  readonly rows?: readonly (readonly [label: string, value: string])[];
}

/** A mail before it is addressed. */
export interface Mail {
  readonly subject: string;
  readonly parts: readonly Part[];
}

/** The parts as plain text. */
export function textOf(parts: readonly Part[]): string {
  return parts
    .map(({ heading = '', sentences = [], rows = [] }) =>
      [heading, ...sentences, ...rows.map(([label, value]) => `${label}: ${value}`)].filter(Boolean).join('\n'),
    )
    .join('\n\n');
}

/** The parts as HTML without anything to fetch. */
export function htmlOf(parts: readonly Part[]): string {
  const body = parts.map(({ heading, sentences = [], rows = [] }) =>
    [
      heading ? `<h2>${escapeUTF8(heading)}</h2>` : '',
      ...sentences.map(sentence => `<p>${lines(sentence)}</p>`),
      rows.length > 0 ? `<table>${rows.map(row).join('')}</table>` : '',
    ].join(''),
  );
  return `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><body>${body.join('')}</body></html>`;
}

const row = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" align="left" valign="top">${escapeUTF8(label)}</th><td>${lines(value)}</td></tr>`;

const lines = (text: string): string => escapeUTF8(text).replaceAll('\n', '<br>');
