import type { FaceDrawer, LabelKind } from '../spec.ts';
import { plate, roundplate } from './approval.ts';
import { holo, multi } from './authentic.ts';
import { hazardDiamond, intrinsicSafety } from './hazard.ts';
import { asset, handling, inspection } from './marking.ts';
import { bridge, clearSeal, eggshell, voidSeal, warranty } from './seals.ts';

/** Tapes and micro seals are whole scenes and have no face of their own. */
export type FaceKind = Exclude<LabelKind, 'tape' | 'carton' | 'micro'>;

export const faces: Record<FaceKind, FaceDrawer> = {
  plate,
  roundplate,
  void: voidSeal,
  holo,
  warranty,
  asset,
  exia: intrinsicSafety,
  diamond: hazardDiamond,
  qc: inspection,
  egg: eggshell,
  multi,
  bone: bridge,
  clear: clearSeal,
  fragile: handling,
};
