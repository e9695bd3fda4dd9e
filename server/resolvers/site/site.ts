import { readPlace } from '../../../rules/address/place.ts';
import { webAddress } from '../../../rules/linkAddress.ts';
import type { Context } from '../../context/context.ts';
import { orElse } from '../../context/requestReference.ts';
import type { OpeningHours, Resolvers } from '../../gql/types.ts';
import { pictureOf } from '../../upstreams/content/picture.ts';
import { timeZoneOf } from '../../upstreams/content/timeZone.ts';
import type { Root } from '../../upstreams/content/wire.ts';
import { ownPath } from '../ownPath.ts';
import { money } from '../product/price.ts';
import { robotsText } from './robots.ts';

/** The content service's own description of itself, and what its contact page says of the firm; empty while it does not answer. */
export interface SiteParent {
  root: Partial<Root>;
  facts: Record<string, string>;
}

/** `Mon-Fri 09:00-18:00, Sun closed` as entries. */
const openingHours = (hours: string): OpeningHours[] =>
  hours.split(',').map(part => {
    const [days = '', time = ''] = part.trim().split(/\s+/);
    const [opens, closes] = /\d/.test(time) ? time.split('-') : [];
    return { days, opens: opens ?? null, closes: closes ?? null };
  });

const NETWORKS: [RegExp, string][] = [
  [/linkedin\./, 'LinkedIn'],
  [/facebook\./, 'Facebook'],
  [/(^|\.)(x|twitter)\./, 'X'],
  [/instagram\./, 'Instagram'],
  [/youtube\./, 'YouTube'],
];

const socialLinks = (links: readonly string[]) =>
  links
    .flatMap(link => webAddress(link) ?? [])
    .map(url => ({ name: NETWORKS.find(([host]) => host.test(new URL(url).host))?.[1] ?? new URL(url).host, url }));

/** Null until the index is there. */
async function sitemapIn({ catalogue, scope }: Context) {
  scope.depend(['catalogue']);
  return catalogue.ready ? catalogue.sitemap() : null;
}

export const site: Resolvers = {
  Query: {
    site: async (_, __, { content, scope }) => {
      const [root, facts] = await Promise.all([
        content.index.read(scope).catch(() => ({})),
        content.index.facts(scope).catch(() => ({})),
      ]);
      return { root, facts };
    },
    sitemap: async (_, { first }, context) =>
      (await sitemapIn(context))?.slice(0, Math.max(0, first ?? Number.POSITIVE_INFINITY)) ?? null,
    sitemapSize: async (_, __, context) => (await sitemapIn(context))?.length ?? null,
    robots: (_, __, { config }) => robotsText(config),
  },
  Site: {
    name: ({ root }, _, { config }) => root.name || new URL(config.publicUrl).host,
    description: ({ root }) => root.description ?? '',
    url: (_, __, { config }) => config.publicUrl,
    logo: async ({ root }, _, { loaders }) =>
      root.site_logo ? pictureOf((await loaders.media.load(root.site_logo)) ?? undefined) : null,
    timezone: ({ root }) => timeZoneOf(root),
    currency: async (_, __, context) => {
      try {
        return (await context.currency()).currency;
      } catch {
        return 'USD';
      }
    },
    weightUnit: async (_, __, { shop, scope }) => (await shop.measures.current(scope)).weight,
    dimensionUnit: async (_, __, { shop, scope }) => (await shop.measures.current(scope)).dimension,
    phone: ({ facts }, _, { config }) => contactOf(config, facts).phone,
    email: ({ facts }, _, { config }) => contactOf(config, facts).email,
    address: ({ facts }, _, { config }) => contactOf(config, facts).address,
    clientSatisfaction: ({ facts }, _, { config }) =>
      config.site.clientSatisfaction ?? percentOf(facts.client_satisfaction),
    yearsOfExperience: ({ facts }, _, { config }) => config.site.years ?? yearsOf(facts.years_of_experience),
    place: ({ facts }, _, { config }) => {
      const place = readPlace(config.site.place ?? facts.place);
      return place && { ...place, countryName: countryNames.of(place.country) ?? place.country };
    },
    vatNumber: (_, __, { config }) => config.site.vatNumber ?? null,
    whatsapp: (_, __, { config: { site } }) =>
      site.whatsapp ? `https://wa.me/${site.whatsapp.replace(/\D/g, '')}` : null,
    delivery: ({ facts }, _, context) => deliveryOf(facts, context),
    deliveryCountries: async (_, __, { shop, scope }) => [...(await shop.destinations.current(scope))],
    breaksInCart: (_, __, { config }) => config.breaksInCart,
    returnDays: ({ facts }, _, { config: { site } }) => (site.returnDays ?? daysOf(facts.return_days)) || null,
    sendsMail: (_, __, { config }) => config.smtpUrl !== undefined,
    signInOffered: (_, __, { mailer }) => mailer !== null,
    hours: (_, __, { config }) => openingHours(config.site.hours),
    quoteHours: ({ facts }, _, { config }) => facts.contact_hours ?? config.site.quoteHours,
    socialLinks: ({ facts }, _, { config }) =>
      socialLinks(
        config.site.socialLinks.length ? config.site.socialLinks : (facts.social_links ?? '').split(/[\s,]+/),
      ),
    privacyPolicyUrl: ({ facts }, _, context) =>
      ownPath(context.config.site.privacyPolicyUrl ?? facts.privacy_policy_url, context),
  },
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** '24' as a number; null for what is none. */
function yearsOf(text = ''): number | null {
  const years = Number(/^(\d{1,3})\b/.exec(text.trim())?.[1]);
  return years >= 1 ? years : null;
}

/** '98%' as a number; null for what is none from 1 to 100. */
function percentOf(text = ''): number | null {
  const percent = Number(/^(\d{1,3})\s*%?$/.exec(text.trim())?.[1]);
  return percent >= 1 && percent <= 100 ? percent : null;
}

/** '2' as a number; null for what is none. */
const daysOf = (text = ''): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/;

/** By when what is ordered arrives, and for how much: as configured, else as the contact page says. */
async function deliveryOf(facts: Record<string, string>, context: Context) {
  const { site } = context.config;
  const orderBefore = site.orderBefore ?? facts.order_before?.trim() ?? '';
  const workingDays = site.deliveryDays ?? daysOf(facts.delivery_days);
  if (!workingDays || !HOUR.test(orderBefore)) return null;
  const cost = site.deliveryCost ?? facts.delivery_cost?.trim() ?? '';
  return {
    orderBefore,
    workingDays,
    cost: AMOUNT.test(cost) ? await orElse(priced(cost, context), null, context.scope) : null,
  };
}

const priced = async (amount: string, context: Context) => money(amount, context);

/** How the firm is reached: as configured, else as its contact page says. */
export const contactOf = ({ site }: Pick<Context['config'], 'site'>, facts: Record<string, string>) => ({
  phone: site.phone ?? facts.contact_phone ?? null,
  email: site.email ?? facts.contact_email ?? null,
  address: site.address ?? facts.contact_address ?? null,
});
