type Thing = { '@type': string } & Record<string, unknown>;

/** What a thing of a type must say to be of use to a search engine. */
const REQUIRED: Record<string, readonly string[]> = {
  AboutPage: ['name', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  Brand: ['name'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'url'],
  ContactPoint: ['contactType', 'availableLanguage'],
  Country: ['name'],
  DefinedRegion: ['addressCountry'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['name', 'url', 'mainEntity'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  LocalBusiness: ['name', 'url', 'address', 'currenciesAccepted', 'openingHoursSpecification', 'parentOrganization'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['price', 'priceCurrency', 'availability'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name', 'url'],
  // Whoever writes a post has a page here; whoever writes a review has none.
  Person: ['name'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Product: ['name', 'url'],
  ProductGroup: ['name', 'url', 'productGroupID', 'hasVariant'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue', 'bestRating'],
  Review: ['author', 'reviewBody', 'reviewRating', 'datePublished'],
  SearchAction: ['target', 'query-input'],
  SearchResultsPage: ['mainEntity'],
  Service: ['name', 'serviceType', 'provider', 'areaServed'],
  ShippingDeliveryTime: ['cutoffTime', 'handlingTime', 'transitTime'],
  WebPage: ['name', 'url', 'dateModified'],
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is missing in a thing and in those inside it; a type that is not known is a fault too. */
export function faultsOf(thing: Thing): string[] {
  const type = thing['@type'];
  const required = REQUIRED[type];
  if (!required) return [`${type} is not known`];
  const missing = required.filter(name => isEmpty(thing[name])).map(name => `${type} has no ${name}`);
  return [...missing, ...Object.values(thing).flat().filter(isThing).flatMap(faultsOf)];
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value;
