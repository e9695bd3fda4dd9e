/** The number in `?page=`: 1 without one, 0 for something that is no page number. */
export function pageNumber(address: string): number {
  const page = new URL(address).searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 0;
}
