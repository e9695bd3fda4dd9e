import type { LabelArt } from '../../artwork/labels/spec.ts';
import { slugOf } from '../products/build.ts';
import type { Draft } from '../products/draft.ts';
import { drafts } from '../products/index.ts';
import { colourPicture } from '../products/variations.ts';
import type { Illustration } from './pages.ts';

const surfaces: Record<string, string> = {
  sheet: 'on a plain ground',
  liner: 'on its release liner',
  kraft: 'on a kraft carton',
  steel: 'on brushed steel',
  device: 'on the back of a device',
  ink: 'on a dark ground',
};

/** Main picture, further views, and one for each colour. */
export const productPictures: Illustration[] = drafts.flatMap(draft => {
  if (!draft.art) return [];
  const art = draft.art;
  const slug = slugOf(draft);
  const views = (draft.views ?? []).map((view, i) => picture(draft, `${slug}-${i + 2}`, { ...art, ...view }));
  const colours = Object.entries(draft.vary?.pictures ?? {}).map(([option, view]) =>
    picture(draft, colourPicture(slug, option), { ...art, ...view }, option),
  );
  return [picture(draft, slug, art), ...views, ...colours];
});

function picture(draft: Draft, key: string, art: LabelArt, option?: string): Illustration {
  const name = plain(draft.name);
  const words = [option ? `${name}, ${option.toLowerCase()}` : name, draft.size, surfaces[art.field ?? 'sheet']];
  const lifted = art.peel ? ', one corner lifted to show what it leaves behind' : '';
  return {
    key,
    title: option ? `${name}, ${option}` : name,
    alt: `${words.filter(Boolean).join(', ')}${lifted}`,
    folder: draft.date.slice(0, 7).replace('-', '/'),
    width: 1600,
    height: 1200,
    picture: { kind: 'label', art, seed: slugOf(draft) },
  };
}

function plain(name: string): string {
  return name.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&');
}
