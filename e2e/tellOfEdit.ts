import { createHmac, randomUUID } from 'node:crypto';

/** What our plugin tells of an edit, signed as it does. */
export async function tellOfEdit(
  url: string,
  change: { kind: 'product' | 'post'; id: number },
  secret: string,
): Promise<void> {
  const body = JSON.stringify({ changes: [change] });
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const signature = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');
  const headers = { 'x-diri-timestamp': timestamp, 'x-diri-nonce': nonce, 'x-diri-signature': signature };
  const { status } = await fetch(`${url}/webhooks`, { method: 'POST', headers, body });
  if (status !== 202) throw new Error(`the edit was not taken: ${status}`);
}
