import type { FAQPage, WebPage } from 'schema-dts';
import type { PageArticle_PageFragment } from '../../gql/graphql.ts';
import { plainText } from '../../lib/format/plainText.ts';

const PART = /<h([2-4])[^>]*>([\s\S]*?)<\/h\1>([\s\S]*?)(?=<h[1-4][\s>]|$)/g;

type Described = Pick<PageArticle_PageFragment, 'title' | 'url' | 'modifiedAt' | 'content'>;

/** The page as search engines read it: as questions and answers where most of its headings ask something. */
export function pageData({ title, url, modifiedAt, content }: Described): WebPage | FAQPage {
  const about = { name: title, url, dateModified: modifiedAt };
  const parts = [...content.matchAll(PART)].map(([, , heading = '', words = '']) => ({
    question: plainText(heading).trim(),
    answer: plainText(words).trim(),
  }));
  const asked = parts.filter(({ question, answer }) => question.endsWith('?') && answer);
  if (asked.length < 2 || asked.length * 2 <= parts.length) return { '@type': 'WebPage', ...about };
  return {
    '@type': 'FAQPage',
    ...about,
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
