import type { SeedMenu, SeedMenuItem } from '../types.ts';

const product = (title: string, slug: string, description: string): SeedMenuItem => ({
  title,
  target: { type: 'product', slug },
  description,
});
const category = (title: string, slug: string, description: string): SeedMenuItem => ({
  title,
  target: { type: 'product_cat', slug },
  description,
});

/** The four columns of the products menu; a label's size is the item's description. */
export const megaMenus: SeedMenu[] = [
  {
    slug: 'regulatory-products',
    name: 'Regulatory Products',
    id: 97,
    items: [
      product('ICASA type approval labels', 'icasa-type-approval-label', '25 × 15'),
      product('ICASA approval plates', 'icasa-approval-plate-metallic', '60 × 25'),
      category('ZICTA type approval labels', 'zicta-labels', '30 × 12'),
      category('SABS approval labels', 'sabs-labels', 'Ø 20'),
      product('IMEI and network compliance', 'imei-and-network-compliance-label', '50 × 25'),
    ],
  },
  {
    slug: 'security-products',
    name: 'Security Products',
    id: 98,
    items: [
      category('Security void labels', 'void-labels', '38 × 19'),
      category('Tamper evident seals', 'tamper-evident-seals', '60 × 20'),
      category('Warranty void seals', 'warranty-seals', 'Ø 10'),
      category('Holographic seals', 'holographic-seals', 'Ø 15'),
      product('Security void carton tape', 'security-void-carton-tape', '48 mm'),
    ],
  },
  {
    slug: 'specialty-products',
    name: 'Specialty Products',
    id: 170,
    items: [
      product('Multifunctional security label', 'multifunctional-security-label', '60 × 30'),
      category('Intrinsic safety labels', 'intrinsic-safety', '70 × 40'),
      category('Micro seals for repair', 'micro-seals', 'Ø 2.5'),
      category('Metallic equipment plates', 'equipment-plates', '80 × 34'),
      category('Chemical drum diamonds', 'chemical-labels', '100 × 100'),
    ],
  },
  {
    slug: 'general-products',
    name: 'General Products',
    id: 171,
    items: [
      product('Branded box sealing tape', 'branded-box-sealing-tape', '48 mm'),
      product('Security printed tape', 'security-printed-tape-orange', '48 mm'),
      category('Barcoded asset tags', 'asset-tags', '50 × 22'),
      category('Calibration labels', 'calibration-labels', '38 × 25'),
      category('Handling labels', 'handling-labels', '100 × 60'),
    ],
  },
];
