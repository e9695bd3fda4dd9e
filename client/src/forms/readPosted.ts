/** A posted form as plain text by field; of a field that comes several times, the last. */
export async function readPosted(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
