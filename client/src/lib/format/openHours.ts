/** '9-6', '8:30-12:45': opening hours as a shop window writes them; null where the place is closed. Takes HH:MM. */
export function openHours(opens: string | null | undefined, closes: string | null | undefined): string | null {
  return opens && closes ? `${onTheClock(opens)}-${onTheClock(closes)}` : null;
}

function onTheClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
}
