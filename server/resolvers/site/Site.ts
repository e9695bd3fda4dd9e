import { readPlace } from '../../../rules/address/place.ts';
import type { OpeningHours, SiteResolvers } from '../../gql/types.ts';
import { pictureOf } from '../../upstreams/content/picture.ts';
import { timeZoneOf } from '../../upstreams/content/timeZone.ts';
import type { Root } from '../../upstreams/content/wire.ts';
import { ownPath } from '../ownPath.ts';
import { contactOf } from './contactOf.ts';
import { deliveryOf } from './deliveryOf.ts';
import { daysOf, percentOf, yearsOf } from './factNumbers.ts';
import { socialLinks } from './socialLinks.ts';

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

export const Site: SiteResolvers = {
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
  weightUnit: async (_, __, context) => (await context.productSettings()).weight,
  dimensionUnit: async (_, __, context) => (await context.productSettings()).dimension,
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
  deliveryCountries: async (_, __, { shop, scope }) => [...(await shop.destinations.current(scope)).delivery],
  billingCountries: async (_, __, { shop, scope }) => [...(await shop.destinations.current(scope)).billing],
  breaksInCart: (_, __, { config }) => config.breaksInCart,
  returnDays: ({ facts }, _, { config: { site } }) => (site.returnDays ?? daysOf(facts.return_days)) || null,
  sendsMail: (_, __, { config }) => config.smtpUrl !== undefined,
  signInOffered: (_, __, { mailer }) => mailer !== null,
  hours: (_, __, { config }) => openingHours(config.site.hours),
  quoteHours: ({ facts }, _, { config }) => facts.contact_hours ?? config.site.quoteHours,
  socialLinks: ({ facts }, _, { config }) =>
    socialLinks(config.site.socialLinks.length ? config.site.socialLinks : (facts.social_links ?? '').split(/[\s,]+/)),
  privacyPolicyUrl: ({ facts }, _, context) =>
    ownPath(context.config.site.privacyPolicyUrl ?? facts.privacy_policy_url, context),
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
