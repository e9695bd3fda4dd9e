interface Card {
  attributes?: { slug: string; options: { name: string }[] }[];
  meta?: { key: string; value: string }[];
}

/** A card's data as they go into a page. It shows how many sizes there are of several, and one of two words for a material. */
export function leanCard<T>(card: T & Card): T {
  const { attributes = [], meta = [] } = card;
  const named = attributes.some(({ slug, options }) => slug === 'material' && options.length > 0);
  const counted = attributes.map(one =>
    one.slug === 'size' && one.options.length > 1 ? { ...one, options: one.options.map(() => ({ name: '' })) } : one,
  );
  return { ...card, attributes: counted, meta: meta.filter(({ key }) => !named || key !== 'face_material') };
}
