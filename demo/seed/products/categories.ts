import type { SeedProductCategory } from '../types.ts';

const families: SeedProductCategory[] = [
  {
    slug: 'regulatory',
    name: 'Regulatory Products',
    description:
      'Approval and compliance labels for telecoms and electrical equipment: ICASA, ZICTA, SABS, IMEI. Set from your licence letter, proofed before printing.',
    image: 'category-regulatory',
    menuOrder: 1,
    display: 'default',
  },
  {
    slug: 'security',
    name: 'Security Products',
    description:
      'Labels, seals and tape that show, without doubt, whether something has been opened. Void films, eggshell, bridge seals and holograms.',
    image: 'category-security',
    menuOrder: 2,
    display: 'default',
  },
  {
    slug: 'specialty',
    name: 'Specialty Products',
    description:
      'Labels for places where an ordinary one fails: underground, on drums, on a phone screw, on metal for twenty years.',
    image: 'category-specialty',
    menuOrder: 3,
    display: 'default',
  },
  {
    slug: 'general',
    name: 'General Products',
    description:
      'Box sealing tape with your brand, asset tags, calibration and handling labels. The daily work of a warehouse.',
    image: 'category-general',
    menuOrder: 4,
    display: 'default',
  },
  {
    slug: 'services',
    name: 'Services',
    description: 'Artwork, serialisation, die cutting and fitting. Ordered with a label, or for one you already have.',
    image: 'category-services',
    menuOrder: 5,
    display: 'products',
  },
];

type Child = [slug: string, name: string, description: string];

const children: Record<string, Child[]> = {
  regulatory: [
    [
      'icasa-labels',
      'ICASA Labels',
      'Type approval labels and plates for equipment placed on the South African market.',
    ],
    ['zicta-labels', 'ZICTA Labels', 'Type approval labels for Zambia, in sizes for handsets, routers and cabinets.'],
    [
      'sabs-labels',
      'SABS Labels',
      'Round and rectangular labels carrying the permit number of a standards mark holder.',
    ],
    [
      'imei-labels',
      'IMEI and Network Labels',
      'Box and handset labels with IMEI, serial number and bar code, printed from your file.',
    ],
    [
      'compliance-marks',
      'Compliance Marks',
      'Rating plates, recycling and energy labels that stand beside the approval label.',
    ],
  ],
  security: [
    ['void-labels', 'Void Labels', 'Lift one and it leaves a VOID message on the surface for good.'],
    ['tamper-evident-seals', 'Tamper Evident Seals', 'Seals that tear, crumble or split before they come off.'],
    ['warranty-seals', 'Warranty Seals', 'Small seals for screws and seams, with slits that tear under a fingernail.'],
    ['holographic-seals', 'Holographic Seals', 'Foil seals that shift with the light and copy as flat grey.'],
    ['security-tape', 'Security Tape', 'Carton and bag tape that shows whether a parcel was opened on the road.'],
  ],
  specialty: [
    [
      'multifunctional-labels',
      'Multifunctional Labels',
      'Hologram, void adhesive, number and scratch panel on one label.',
    ],
    ['intrinsic-safety', 'Intrinsic Safety', 'Ex marking for equipment used in mines and chemical plants.'],
    ['micro-seals', 'Micro Seals', 'Seals from 2.5 mm across, for screws, connectors and watch backs.'],
    ['equipment-plates', 'Equipment Plates', 'Aluminium and metallised plates for painted steel, masts and vehicles.'],
    ['chemical-labels', 'Chemical Labels', 'Transport diamonds and drum labels on marine grade vinyl.'],
  ],
  general: [
    ['box-sealing-tape', 'Box Sealing Tape', 'Printed and plain tape, 48 mm to 72 mm.'],
    ['asset-tags', 'Asset Tags', 'Numbered tags with a bar code, ready for a register.'],
    ['calibration-labels', 'Calibration Labels', 'Write-on labels for workshops and laboratories.'],
    ['handling-labels', 'Handling Labels', 'Fragile, this way up, keep dry: seen from across a dock.'],
  ],
  services: [
    ['design-and-proofing', 'Design and Proofing', 'From a licence letter or a sketch to a proof you can approve.'],
    ['finishing', 'Finishing', 'Numbering, die cutting, scratch panels and fitting.'],
  ],
};

const child =
  (parent: string) =>
  ([slug, name, description]: Child, i: number): SeedProductCategory => ({
    slug,
    name,
    description,
    parent,
    image: `category-${slug}`,
    menuOrder: i + 1,
    display: 'default',
  });

/** What WooCommerce makes on its own; nothing published is in it. */
const uncategorised: SeedProductCategory = {
  slug: 'uncategorized',
  name: 'Uncategorized',
  description: '',
  menuOrder: 0,
  display: 'default',
};

export const productCategories: SeedProductCategory[] = [
  uncategorised,
  ...families,
  ...families.flatMap(({ slug }) => (children[slug] ?? []).map(child(slug))),
];

export function parentOf(slug: string): string | undefined {
  return productCategories.find(category => category.slug === slug)?.parent;
}
