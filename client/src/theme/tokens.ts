import { kebab } from './kebab.ts';
import type { ColorName, FontName, LengthName, MotionName, ShadowName, SizeName } from './values.ts';

/** Custom properties by their names. Their values come with the page's styles, and no script needs a list of them. */
const references = <Name extends string>() =>
  new Proxy({} as Readonly<Record<Name, string>>, { get: (_, name) => `var(--${kebab(String(name))})` });

/** What a surface tells the parts that stand on it; the values are set by `surface` (surface.ts). */
type Surroundings =
  | 'surface'
  | 'under'
  | 'text'
  | 'soft'
  | 'mute'
  | 'hair'
  | 'wash'
  | 'ring'
  | 'ringGap'
  | 'microtext'
  | 'registration';

export const color = references<ColorName>();
export const space = references<LengthName>();
export const size = references<SizeName>();
export const font = references<FontName>();
export const shadow = references<ShadowName>();
export const motion = references<MotionName>();
export const context = references<Surroundings>();
export const image = references<'voidCheck' | 'chevron' | 'star'>();

export const media = {
  wide: '@media (max-width: 1180px)',
  tablet: '@media (max-width: 960px)',
  phone: '@media (max-width: 767px)',
  tiny: '@media (max-width: 374px)',
  low: '@media (max-height: 400px)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  noScript: '@media (scripting: none)',
  print: '@media print',
  forcedColors: '@media (forced-colors: active)',
} as const;
