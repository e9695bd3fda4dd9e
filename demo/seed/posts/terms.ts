import type { SeedTerm, SeedUser } from '../types.ts';
import { posts } from './index.ts';

export const users: SeedUser[] = [
  {
    slug: 'anele',
    name: 'Anele Dube',
    description: 'Looks after approvals. Reads licence letters so that you do not have to.',
  },
  {
    slug: 'pieter',
    name: 'Pieter van Wyk',
    description: 'Runs the press floor. Twenty-two years of dies, films and things that would not stick.',
  },
  {
    slug: 'chanda',
    name: 'Chanda Mwansa',
    description: 'Export and dispatch. Knows the opening hours of every border post between here and Lubumbashi.',
  },
];

export const postCategories: SeedTerm[] = [
  { slug: 'security', name: 'Security', description: 'How seals prove what they prove.' },
  { slug: 'regulatory', name: 'Regulatory', description: 'Approval marks, wording and the border.' },
  {
    slug: 'customs',
    name: 'Customs',
    description: 'What happens to a label between the ship and the shelf.',
    parent: 'regulatory',
  },
  { slug: 'specialty', name: 'Specialty', description: 'Small, hot, cold and chemical.' },
  { slug: 'materials', name: 'Materials', description: 'Films, papers, adhesives and what they hold on to.' },
  { slug: 'delivery', name: 'Delivery', description: 'Packing, roads and borders.' },
  { slug: 'packaging', name: 'Packaging', description: 'Cartons, tape and the dock.' },
  { slug: 'mining', name: 'Mining', description: 'Labels that go underground.' },
  { slug: 'repair', name: 'Repair', description: 'Benches, screws and warranties.' },
  { slug: 'press-notes', name: 'Press notes', description: 'From the floor, with the ink still wet.' },
];

const spelled: Record<string, string> = {
  icasa: 'ICASA',
  zicta: 'ZICTA',
  sabs: 'SABS',
  imei: 'IMEI',
  ex: 'Ex marking',
  popia: 'POPIA',
  ghs: 'GHS',
  'tamper-evident': 'Tamper evident',
  barcode: 'Bar codes',
};

function nameOf(slug: string): string {
  const words = slug.replace(/-/g, ' ');
  return spelled[slug] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const postTags: SeedTerm[] = [...new Set(posts.flatMap(post => post.tags))]
  .sort()
  .map(slug => ({ slug, name: nameOf(slug), description: '' }));
