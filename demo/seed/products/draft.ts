import type { LabelArt } from '../../artwork/labels/spec.ts';
import type { SeedProduct } from '../types.ts';

/** A product as its family's file writes it: what differs from the usual. `build.ts` adds the rest. */
export interface Draft {
  name: string;
  /** made from the name when left out */
  slug?: string;
  sku: string;
  /** rand, VAT included; left out = price on request */
  price?: number;
  sale?: number;
  /** child category slugs, or a family where no child fits; parents are added */
  categories: string[];
  tags?: string[];
  size?: string;
  material?: string;
  adhesive?: string;
  finish?: string;
  colour?: string;
  pack?: string;
  short: string;
  /** paragraphs of plain words, and a list below them */
  text: string[];
  facts?: string[];
  stock?: 'in' | 'out' | 'back' | number;
  date: string;
  sales?: number;
  featured?: boolean;
  weight?: string;
  box?: [length: string, width: string, height: string];
  art?: LabelArt;
  /** further views of the same label */
  views?: Partial<LabelArt>[];
  vary?: Vary;
  upsells?: string[];
  crossSells?: string[];
  breaks?: [from: number, price: number][];
  minimum?: number;
  meta?: Record<string, string>;
  more?: Partial<SeedProduct>;
}

/** How the variations of a product follow from its options. */
export interface Vary {
  /** attribute name -> options; the first one sets the price */
  by: Record<string, string[]>;
  prices: Record<string, number>;
  /** share of the price while on sale, by option */
  sale?: Record<string, number>;
  /** combinations that are not made: any option list that a variation contains whole */
  not?: string[][];
  /** attributes that a variation leaves open: any option fits */
  any?: string[];
  out?: string[][];
  back?: string[][];
  /** pieces in stock, by option; others are not counted */
  count?: Record<string, number>;
  /** drawing of a colour */
  pictures?: Record<string, Partial<LabelArt>>;
  default?: Record<string, string>;
}
