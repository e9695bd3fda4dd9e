import type { Context } from '../../context/context.ts';
import { selectedFields, setFor } from '../../context/selection.ts';
import type { QueryPagesArgs, Resolvers } from '../../gql/types.ts';
import type { PageSet } from '../../upstreams/content/page.ts';
import { pictureOf } from '../../upstreams/content/picture.ts';
import { media, type Page, type Picture } from '../../upstreams/content/wire.ts';
import { moment, plain, readable } from '../../upstreams/fields.ts';
import { cutText, exactlyOne, idOf, pageInfo, pageOf } from '../arguments.ts';
import { asOf } from '../asOf.ts';
import { editorial } from '../editorial.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';
import { isProtected } from '../isProtected.ts';
import { rowsThere } from '../rowsThere.ts';
import { seoOf } from '../seo.ts';
import { isOwnPage } from './isOwnPage.ts';
import { pathOfRow } from './pathOfRow.ts';

const CARD = new Set([
  '__typename',
  'id',
  'slug',
  'title',
  'path',
  'url',
  'excerpt',
  'excerptText',
  'protected',
  'publishedAt',
  'modifiedAt',
]);
export const pageSetFor = (selected: ReadonlySet<string>): PageSet => setFor(selected, [['card', CARD]], 'full');

export async function findPage(
  args: { id?: string | null; slug?: string | null },
  selected: ReadonlySet<string>,
  context: Context,
): Promise<Page | null> {
  const { catalogue, content, loaders, scope } = context;
  const by = exactlyOne(args, 'slug', 'id');
  const set = pageSetFor(selected);
  const id = by === 'id' ? idOf(args.id) : catalogue.pages.idOf(args.slug!);
  dependOnIndex(context, [pathTag('page', id)]);
  const page =
    id === null
      ? by === 'slug' && !catalogue.pages.complete
        ? await content.pages.bySlug(scope, args.slug!, set)
        : null
      : await loaders.page.load({ id, set });
  return page && !isOwnPage(page, context) ? page : null;
}

/** The page at /, as the content service says of itself, else by its name. */
async function findFrontPage(selected: ReadonlySet<string>, context: Context): Promise<Page | null> {
  const known = await context.content.index.read(context.scope).catch(() => null);
  const id = known?.show_on_front === 'page' ? known.page_on_front : 0;
  return (
    (id ? await findPage({ id: String(id) }, selected, context) : null) ?? findPage({ slug: 'home' }, selected, context)
  );
}

/** One page of pages, in the order of the index; before it is there from the service itself, which counts its own pages too. */
async function listPages(args: Partial<QueryPagesArgs>, set: PageSet, context: Context) {
  const { catalogue, content, loaders, scope } = context;
  const asked = pageOf(args, 20);
  const slug = args.slug ?? undefined;
  dependOnIndex(context, ['pages']);
  if (catalogue.pages.ready) {
    const all = catalogue.pages.all(slug);
    const shown = all.slice((asked.page - 1) * asked.perPage, asked.page * asked.perPage);
    const rows = shown.map(({ id }) => loaders.page.load({ id, set }));
    return { items: await rowsThere(rows, scope), pageInfo: pageInfo(asked, all.length) };
  }
  if (slug !== undefined && !/^[^,]+$/.test(slug)) return { items: [], pageInfo: pageInfo(asked, 0) };
  const query = { page: asked.page, per_page: asked.perPage, orderby: 'title', order: 'asc' };
  const list = await content.pages.list(scope, slug === undefined ? query : { ...query, slug }, set);
  return {
    items: list.items.filter(item => !isOwnPage(item, context)),
    pageInfo: pageInfo(asked, list.totalItems, list.totalPages),
  };
}

/** The text of a meta or custom field; null where it is empty or no text. */
const fieldText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? plain(value) : null);

/** A custom image field: the whole picture as the service's standard format gives it, or only its id. */
async function fieldPicture(value: unknown, { loaders }: Context): Promise<Picture | null> {
  if (typeof value === 'number') return pictureOf((await loaders.media.load(value)) ?? undefined);
  const { id, url, alt, caption, width, height, mime_type } = (value || {}) as Record<string, unknown>;
  return pictureOf(
    media.safeParse({ id, source_url: url, alt_text: alt, caption, mime_type, media_details: { width, height } }).data,
  );
}

const META_KEYS = new Set([
  'hero_title',
  'hero_subtitle',
  'process_title',
  'contact_phone',
  'contact_email',
  'contact_hours',
]);
const ABOUT_KEYS = [
  'hero_title',
  'hero_area',
  'hero_image',
  'specialties_image',
  'innovation_image',
  'section_one_title',
  'section_one',
  'section_two_title',
  'section_two',
];
const HOME_KEYS = ['hero_title', 'hero_subtitle', 'years_of_experience', 'client_satisfaction'];
const QUOTE_KEYS =
  /^(hero_title|hero_subtitle|process_title|process_step[123]_(title|description)|process_image|contact_(phone|email|hours))$/;

export const page: Resolvers = {
  Query: {
    page: (_, args, context, info) => findPage(args, selectedFields(info), context),
    frontPage: (_, __, context, info) => findFrontPage(selectedFields(info), context),
    pages: (_, args, context, info) => listPages(args, pageSetFor(selectedFields(info, 'items')), context),
  },
  Page: {
    id: page => String(page.id),
    title: page => page.title ?? '',
    asOf,
    seo: (page, _, context) => (isProtected(page) ? null : seoOf(page, 'page', context)),
    path: (page, _, context) => pathOfRow(page, context),
    url: (page, _, context) => context.config.publicUrl + pathOfRow(page, context),
    content: (page, _, context) => editorial(page.content?.rendered ?? '', context),
    excerpt: (page, _, context) => editorial(page.excerpt?.rendered ?? '', context),
    excerptText: (page, { length }) =>
      cutText(plain(page.excerpt?.rendered || page.content?.rendered || ''), length ?? 150),
    publishedAt: page => moment(page.date, page.date_gmt) ?? '1970-01-01T00:00:00+00:00',
    modifiedAt: page => moment(page.modified, page.modified_gmt) ?? '1970-01-01T00:00:00+00:00',
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
  },
};

/** The HTML of a meta or custom field, not sanitised yet; null where it is empty or no text. */
const richText = async (value: unknown, context: Context): Promise<string | null> =>
  typeof value === 'string' && value.trim() ? editorial(context.html(readable(value)), context) : null;

async function aboutFields(acf: Record<string, unknown>, context: Context) {
  const [heroImage, specialtiesImage, innovationImage] = await Promise.all(
    ['hero_image', 'specialties_image', 'innovation_image'].map(key => fieldPicture(acf[key], context)),
  );
  const [heroArea, sectionOne, sectionTwo] = await Promise.all(
    ['hero_area', 'section_one', 'section_two'].map(key => richText(acf[key], context)),
  );
  return {
    heroTitle: fieldText(acf.hero_title),
    heroArea: heroArea ?? null,
    heroImage: heroImage ?? null,
    specialtiesImage: specialtiesImage ?? null,
    innovationImage: innovationImage ?? null,
    sectionOneTitle: fieldText(acf.section_one_title),
    sectionOne: sectionOne ?? null,
    sectionTwoTitle: fieldText(acf.section_two_title),
    sectionTwo: sectionTwo ?? null,
  };
}

async function quoteFields(meta: Record<string, unknown>, context: Context) {
  const image = meta.process_image;
  return {
    heroTitle: await richText(meta.hero_title, context),
    heroSubtitle: fieldText(meta.hero_subtitle),
    processTitle: fieldText(meta.process_title),
    steps: [1, 2, 3].map(step => ({
      title: fieldText(meta[`process_step${step}_title`]),
      description: fieldText(meta[`process_step${step}_description`]),
    })),
    processImage:
      typeof image === 'string' && /^https?:/.test(image)
        ? { id: null, src: image, alt: '', caption: '', width: null, height: null }
        : await fieldPicture((typeof image === 'string' && idOf(image)) || image, context),
    contactPhone: fieldText(meta.contact_phone),
    contactEmail: fieldText(meta.contact_email),
    contactHours: fieldText(meta.contact_hours),
  };
}
