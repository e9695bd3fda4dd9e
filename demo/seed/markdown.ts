import { CORE_SCHEMA, load } from 'js-yaml';
import { Marked } from 'marked';

/**
 * Written as Markdown, answered as WordPress's editor stores it: a quotation on one line, addresses and quotation marks
 * as they were typed. Blocks that Markdown has no sign for (figures, tables with row heads, lists on one line) stand there as HTML.
 */
const marked = new Marked({
  renderer: {
    blockquote({ tokens }) {
      return `<blockquote>${this.parser.parse(tokens).trim()}</blockquote>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${href}">${this.parser.parseInline(tokens)}</a>`;
    },
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text;
    },
    html(token) {
      return token.block ? `${token.text.trimEnd()}\n` : token.text;
    },
  },
});

/** HTML of a Markdown text, without a line break at its end. */
export const htmlOf = (text: string): string => marked.parse(text, { async: false }).trim();

/** The fields between the two `---` lines of a Markdown file, and what follows them. */
export function readFrontMatter(text: string): { fields: Record<string, unknown>; body: string } {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined) throw new Error('no front matter. Begin the file with fields between two lines of ---');
  // of the types of YAML not its dates: those of a seed are texts, as in JSON
  return { fields: load(front, { schema: CORE_SCHEMA }) as Record<string, unknown>, body: body ?? '' };
}
