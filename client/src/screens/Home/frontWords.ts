import type { HomeQuery } from '../../gql/graphql.ts';
import { plainText } from '../../lib/plainText.ts';
import { homeTexts } from './texts.ts';

type FrontPage = HomeQuery['frontPage'];

/** What a page is called that nobody gave a headline. */
const NAMELESS = /^(home ?page|home|front ?page|start|welcome)$/i;

/** The texts of the home page: those of the page that WordPress shows at /, where it has some, else the site's own. */
export function frontWords(page: FrontPage, siteName: string) {
  const { home, title = '', content = '', excerptText = '' } = page ?? {};
  const isNamed = title && !NAMELESS.test(title) && title !== siteName;
  // WordPress takes an excerpt that nobody wrote from the beginning of the words, which follow.
  const isWritten = excerptText && !plainText(content).startsWith(excerptText.replace(/\W*$/, '').slice(0, 60));
  const years = (text: string) => (home?.yearsOfExperience ? text.replace(/^24\b/, home.yearsOfExperience) : text);
  return {
    title: home?.heroTitle ?? (isNamed ? title : homeTexts.title),
    pageTitle: isNamed ? title : homeTexts.pageTitle,
    lead: home?.heroSubtitle ?? (isWritten ? excerptText : homeTexts.lead),
    picture: page?.featuredImage ?? null,
    content: page && !page.protected ? content : '',
    satisfied: home?.clientSatisfaction?.replace(/\s*%$/, '') ?? null,
    years,
  };
}

export type FrontWords = ReturnType<typeof frontWords>;
