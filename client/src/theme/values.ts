import { kebab } from './kebab.ts';

/** The design's values. Each is emitted once as a custom property; components name them through tokens.ts. */
const palette = {
  ink: '#0b1828',
  ink2: '#16273d',
  ink3: '#29405e',
  inkPress: '#000000',
  inkSoft: '#3d4b5c',
  inkMute: '#566374',
  onInk: '#f4f5f0',
  onInkSoft: '#c3cfdb',
  onInkMute: '#9fb2c8',
  lineInk: '#2f4663',
  paper: '#f4f5f0',
  sheet: '#ffffff',
  tint: '#e7ebe4',
  tint2: '#dde2da',
  liner: '#f1e7c4',
  kraft: '#c8a677',
  line: '#cdd3cb',
  lineStrong: '#7b8784',
  signal: '#ff5a1f',
  signalHover: '#ff7140',
  signalPress: '#e84a10',
  signalFold: '#ffb08f',
  signalText: '#a8380a',
  signalWash: '#ffe7dc',
  verify: '#0b6b57',
  verifyHover: '#085444',
  verifyWash: '#dceee7',
  verifyOnInk: '#8cc9ba',
  error: '#ac1620',
  errorWash: '#fbe5e3',
  errorOnInk: '#ff8d8d',
  warn: '#7a4f00',
  warnWash: '#fbefcd',
  warnOnInk: '#f3c969',
  info: '#1d4f91',
  infoWash: '#e1ebf7',
  infoOnInk: '#8fb8ea',
  disabled: '#d5d9d3',
  onDisabled: '#59646d',
  disabledMark: '#9aa39f',
  starOff: '#b3bcb6',
  shimmer: '#f4f6f1',
  fold: 'rgba(0, 0, 0, 0.35)',
  washInk: 'rgba(11, 24, 40, 0.08)',
  washOnInk: 'rgba(255, 255, 255, 0.1)',
  tearInk: 'rgba(11, 24, 40, 0.4)',
  scrim: 'rgba(11, 24, 40, 0.55)',
} as const;

const lengths = {
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '24px',
  s6: '32px',
  s7: '48px',
  s8: '64px',
  s9: '96px',
  s10: '128px',
  gutter: '24px',
  margin: '48px',
  max: '1344px',
  section: 'clamp(56px, 7.5vw, 112px)',
  control: '48px',
  controlSmall: '40px',
  controlLarge: '56px',
  touch: '44px',
  radius: '2px',
  radiusLarge: '4px',
} as const;

const sizes = {
  fs0: '0.75rem',
  fs1: '0.8125rem',
  fs2: '0.875rem',
  fsUi: '0.9375rem',
  fs3: '1rem',
  fs4: '1.125rem',
  fs5: '1.375rem',
  fs6: '1.75rem',
  fs7: 'clamp(1.875rem, 1.3rem + 1.9vw, 2.75rem)',
  fs8: 'clamp(2.25rem, 1.4rem + 3.1vw, 4rem)',
  // In letters twice as large its longest words are as wide as a phone has room for.
  fs9: 'min(clamp(2.5rem, 1.3rem + 4.2vw, 4.75rem), 12.5vw)',
  fsPage: 'clamp(2.125rem, 1.4rem + 2.3vw, 3.25rem)',
} as const;

const families = {
  sans: '"Archivo Variable", "Archivo Fallback", "Helvetica Neue", Arial, sans-serif',
  mono: '"Chivo Mono Variable", "Chivo Mono Fallback", ui-monospace, "SFMono-Regular", Consolas, monospace',
} as const;

const shadows = {
  lift: '0 1px 0 rgba(11, 24, 40, 0.06), 0 14px 32px -18px rgba(11, 24, 40, 0.45)',
  drawer: '0 0 0 1px rgba(11, 24, 40, 0.12), 0 32px 80px -16px rgba(11, 24, 40, 0.5)',
  menu: '0 36px 60px -24px rgba(11, 24, 40, 0.6)',
} as const;

const motions = {
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  quick: '120ms',
  peel: '220ms',
  picture: '380ms',
} as const;

export type ColorName = keyof typeof palette;
export type LengthName = keyof typeof lengths;
export type SizeName = keyof typeof sizes;
export type FontName = keyof typeof families;
export type ShadowName = keyof typeof shadows;
export type MotionName = keyof typeof motions;

export const customProperties = Object.entries({
  ...palette,
  ...lengths,
  ...sizes,
  ...families,
  ...shadows,
  ...motions,
})
  .map(([name, value]) => `--${kebab(name)}: ${value};`)
  .join('\n');
