import { isCountry } from './isCountry.ts';

/** Where a firm is, as it says of itself. */
export interface Place {
  city: string;
  /** empty where none is said */
  region: string;
  /** ISO code */
  country: string;
}

/** 'Johannesburg, Gauteng, ZA', with or without the region; null for anything else. */
export function readPlace(text = ''): Place | null {
  const parts = text.split(',').map(part => part.trim());
  const [city = '', region = ''] = parts;
  const country = parts.at(-1) ?? '';
  const isPlace = [2, 3].includes(parts.length) && parts.every(Boolean) && isCountry(country);
  return isPlace ? { city, region: parts.length === 3 ? region : '', country } : null;
}
