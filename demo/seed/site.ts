import type { SeedSite } from './types.ts';

/** A placeholder: whoever runs the shop puts the real name here. */
export const siteName = 'Diri Labels';

export const site: SeedSite = {
  name: siteName,
  description: 'Labels and seals',
  timezone: 'Africa/Johannesburg',
  gmtOffset: 2,
  currency: 'ZAR',
  logo: 'logo',
};
