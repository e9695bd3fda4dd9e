interface Attribute {
  name: string;
  slug: string;
  options: readonly { name: string; slug: string }[];
}

interface Default {
  slug: string;
  valueSlug: string;
}

/** The chosen option by attribute: from the address where it names one, else the shop's own; the rest is open. */
export function readChoices(
  attributes: readonly Attribute[],
  defaults: readonly Default[],
  params: URLSearchParams,
): Record<string, string> {
  const chosen = attributes.flatMap(({ name, slug, options }) => {
    const asked = readParam(params, { name, slug })?.trim().toLowerCase();
    const fallback = defaults.find(one => one.slug === slug)?.valueSlug;
    const option =
      options.find(one => one.slug.toLowerCase() === asked || one.name.toLowerCase() === asked) ??
      options.find(one => one.slug === fallback);
    return option ? [[slug, option.slug] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** Those of the chosen options that the address names, in the product's order: whatever else stands there, and in what order, is left out. */
export function namedChoices(
  attributes: readonly Attribute[],
  options: Readonly<Record<string, string>>,
  params: URLSearchParams,
): Record<string, string> {
  const named = attributes.filter(attribute => options[attribute.slug] && readParam(params, attribute) !== null);
  return Object.fromEntries(named.map(({ slug }) => [slug, options[slug]!]));
}

/** An attribute is named by its key, which is what a choice writes, by its name, or as WooCommerce's own links name it. */
function readParam(params: URLSearchParams, { name, slug }: Omit<Attribute, 'options'>): string | null {
  const names = [slug, name.toLowerCase(), `pa_${slug}`, `attribute_pa_${slug}`, `attribute_${slug}`];
  const asked = [...params].map(([key, value]) => [key.toLowerCase(), value] as const);
  const key = names.find(one => asked.some(([given]) => given === one));
  return params.get(key ?? '') ?? asked.find(([given]) => given === key)?.[1] ?? null;
}

/** The address's parameters with these options; whatever else stands there is kept. */
export function writeChoices(params: URLSearchParams, options: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params);
  for (const [attribute, option] of Object.entries(options)) next.set(attribute, option);
  return next.toString();
}
