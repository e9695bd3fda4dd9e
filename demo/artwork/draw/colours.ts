/** The inks and grounds of the press room. */
export const colours = {
  ink: '#0B1828',
  sheet: '#FFFFFF',
  tint: '#E7EBE4',
  kraft: '#C8A677',
  signal: '#FF5A1F',
  verify: '#0B6B57',
  blue: '#1D4F91',
  red: '#C3242B',
  yellow: '#FFC21A',
  silver: '#C9CED1',
  dimension: '#33414F',
} as const;
