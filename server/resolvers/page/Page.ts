import type { PageResolvers } from '../../gql/types.ts';
import { momentOrEpoch, plain } from '../../upstreams/fields.ts';
import { cutText } from '../arguments.ts';
import { asOf } from '../asOf.ts';
import { editorial } from '../editorial.ts';
import { dependOnIndex } from '../indexTags.ts';
import { isProtected } from '../isProtected.ts';
import { seoOf } from '../seo.ts';
import { ABOUT_KEYS, aboutFields } from './AboutFields.ts';
import { fieldText } from './customFields.ts';
import { pathOfRow } from './pathOfRow.ts';
import { QUOTE_KEYS, quoteFields } from './QuotePageFields.ts';

const META_KEYS = new Set([
  'hero_title',
  'hero_subtitle',
  'process_title',
  'contact_phone',
  'contact_email',
  'contact_hours',
]);

const HOME_KEYS = ['hero_title', 'hero_subtitle', 'years_of_experience', 'client_satisfaction'];

export const Page: PageResolvers = {
  title: page => page.title ?? '',
  asOf,
  seo: (page, _, context) => (isProtected(page) ? null : seoOf(page, 'page', context)),
  path: (page, _, context) => pathOfRow(page, context),
  above: ({ id, parent }, _, context) => {
    if (!parent) return [];
    const above = context.catalogue.pages.above(id);
    dependOnIndex(context, [`page:${parent}`, ...above.map(page => `page:${page.id}`)]);
    return above;
  },
  url: (page, _, context) => context.config.publicUrl + pathOfRow(page, context),
  content: (page, _, context) => editorial(page.content?.rendered ?? '', context),
  excerpt: (page, _, context) => editorial(page.excerpt?.rendered ?? '', context),
  excerptText: (page, { length }) =>
    cutText(plain(page.excerpt?.rendered || page.content?.rendered || ''), length ?? 150),
  publishedAt: page => momentOrEpoch(page.date, page.date_gmt),
  modifiedAt: page => momentOrEpoch(page.modified, page.modified_gmt),
  featuredImage: page => page.picture,
  protected: isProtected,
  meta: page =>
    Object.entries(page.meta ?? {}).flatMap(([key, value]) =>
      META_KEYS.has(key) && fieldText(value) ? { key, value: fieldText(value)! } : [],
    ),
  about: (page, _, context) => (ABOUT_KEYS.some(key => page.acf?.[key]) ? aboutFields(page.acf!, context) : null),
  home: ({ acf = {}, meta = {} }) => {
    const [heroTitle, heroSubtitle, yearsOfExperience, clientSatisfaction] = HOME_KEYS.map(
      key => fieldText(acf[key]) ?? fieldText(meta[key]),
    );
    const fields = { heroTitle, heroSubtitle, yearsOfExperience, clientSatisfaction };
    return Object.values(fields).some(Boolean) ? fields : null;
  },
  quote: (page, _, context) =>
    Object.entries(page.meta ?? {}).some(([key, value]) => QUOTE_KEYS.test(key) && value)
      ? quoteFields(page.meta!, context)
      : null,
};
