import type { Field, LabelArt } from './labels/spec.ts';
import type { PanelName } from './panels/index.ts';

/** What a picture shows. The seed names one per media key. */
export type Picture =
  /** a product on its surface, 4:3 */
  | { kind: 'label'; art: LabelArt; seed: string; dimensions?: boolean }
  /** one label, large and cut by the frame */
  | { kind: 'closeUp'; art: LabelArt; seed: string; ground: Ground; turn?: number; peel?: number; zoom?: number }
  /** the same label again and again, its numbers running on */
  | { kind: 'series'; art: LabelArt; seed: string; serials: string[]; marked: number; ground?: string }
  /** one label across several surfaces */
  | { kind: 'surfaces'; art: LabelArt; seed: string; fields: [Field, Field, Field, Field] }
  /** routes from Johannesburg */
  | { kind: 'routes'; places: { name: string; x: number; y: number }[] }
  /** a phone or other device from behind, with seals on it */
  | { kind: 'device'; label: LabelArt; seal: LabelArt; seed: string }
  /** a drawing there is one of */
  | { kind: 'panel'; name: PanelName };

/** A field, or a plain colour with a guilloche over it. */
export type Ground = Field | { color: string; lines: string };
