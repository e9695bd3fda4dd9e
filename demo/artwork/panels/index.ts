import type { Drawing } from '../draw/svg.ts';
import { anatomy } from './anatomy.ts';
import { heroSheet } from './hero.ts';
import { logo } from './logo.ts';
import { press } from './press.ts';
import { multifunctional, regulatory, tamperEvident } from './services.ts';

export type PanelName =
  | 'hero'
  | 'anatomy'
  | 'press'
  | 'pressDark'
  | 'tamper'
  | 'regulatory'
  | 'multifunctional'
  | 'logo';

export const panels: Record<PanelName, () => Drawing> = {
  hero: heroSheet,
  anatomy,
  press: () => press(false),
  pressDark: () => press(true),
  tamper: tamperEvident,
  regulatory,
  multifunctional,
  logo,
};
