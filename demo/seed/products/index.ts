import type { SeedProduct } from '../types.ts';
import { build } from './build.ts';
import type { Draft } from './draft.ts';
import { general } from './general.ts';
import { regulatory } from './regulatory.ts';
import { securitySeals } from './security-seals.ts';
import { securityVoid } from './security-void.ts';
import { services } from './services.ts';
import { specialty } from './specialty.ts';
import { tape } from './tape.ts';
import { workshop } from './workshop.ts';

export const drafts: Draft[] = [
  ...regulatory,
  ...securityVoid,
  ...securitySeals,
  ...specialty,
  ...general,
  ...tape,
  ...workshop,
  ...services,
];

export const products: SeedProduct[] = drafts.map(build);
