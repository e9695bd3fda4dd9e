import { fillText } from '../../../../rules/fillText.ts';
import type { HomeQuery } from '../../gql/graphql.ts';
import { plainText } from '../../lib/format/plainText.ts';
import type { Site } from '../../site/useSite.ts';
import { homeTexts } from './texts.ts';

type FrontPage = HomeQuery['frontPage'];

/** What a page is called that nobody gave a headline. */
const NAMELESS = /^(home ?page|home|front ?page|start|welcome)$/i;

/** The texts of the home page: those of the page that WordPress shows at /, where it has some, else the site's own. */
export function frontWords(
  page: FrontPage,
  site: Pick<Site, 'name' | 'clientSatisfaction' | 'yearsOfExperience' | 'place'>,
) {
  const { home, title = '', content = '', excerptText = '' } = page ?? {};
  const isNamed = title && !NAMELESS.test(title) && title !== site.name;
  // WordPress takes an excerpt that nobody wrote from the beginning of the words, which follow.
  const isWritten = excerptText && !plainText(content).startsWith(excerptText.replace(/\W*$/, '').slice(0, 60));
  const years = home?.yearsOfExperience ?? site.yearsOfExperience;
  const lead = site.place ? fillText(homeTexts.lead, site.place) : homeTexts.leadAnywhere;
  return {
    title: home?.heroTitle ?? (isNamed ? title : homeTexts.title),
    pageTitle: isNamed ? title : homeTexts.pageTitle,
    lead: home?.heroSubtitle ?? (isWritten ? excerptText : lead),
    picture: page?.featuredImage ?? null,
    content: page && !page.protected ? content : '',
    /** per cent; null where nobody says so */
    satisfied: home?.clientSatisfaction?.replace(/\s*%$/, '') ?? site.clientSatisfaction,
    /** a text with how old the firm is in it; null where nobody says that, and the text does */
    years: (text: string) => (years || !text.includes('{years}') ? fillText(text, { years: years ?? '' }) : null),
  };
}

export type FrontWords = ReturnType<typeof frontWords>;
