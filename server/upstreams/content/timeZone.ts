import type { Root } from './wire.ts';

/** IANA name or offset of the service's time zone; Johannesburg's where it names none. */
export const timeZoneOf = ({ timezone_string: name, gmt_offset: offset }: Partial<Root>): string =>
  name || (offset === undefined ? 'Africa/Johannesburg' : offsetName(offset));

const offsetName = (hours: number): string =>
  `${hours < 0 ? '-' : '+'}${String(Math.floor(Math.abs(hours))).padStart(2, '0')}:${String(Math.round((Math.abs(hours) % 1) * 60)).padStart(2, '0')}`;
