import type { Demo } from '../service.ts';
import type { Answered } from './compareAnswer.ts';
import type { Recording } from './recording.ts';
import type { Rewritten } from './rewrite.ts';

/** Asks the embedded service what the recorded one was asked. */
export async function ask(recording: Recording, asked: Rewritten, demo: Demo): Promise<Answered> {
  const { method } = recording.request;
  const headers = { ...asked.headers, ...authorization(recording, demo) };
  const { body } = asked;
  const sent = body === null ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(demo.url + asked.path, { method, headers, body: sent, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: read(text) };
}

function authorization(recording: Recording, demo: Demo): Record<string, string> {
  const { Authorization } = recording.request.headers;
  const who = Authorization?.replace(/^Basic <|>$/g, '');
  const pairs: Record<string, [string, string]> = {
    app: [demo.username, demo.applicationPassword],
    'user:application password': [demo.username, demo.applicationPassword],
    author: [demo.author.username, demo.author.applicationPassword],
    bad: [demo.username, 'wrong wrong wrong'],
    ck: ['ck_0123456789abcdef', 'cs_0123456789abcdef'],
  };
  const pair = who && pairs[who];
  return pair ? { Authorization: `Basic ${Buffer.from(pair.join(':')).toString('base64')}` } : {};
}

function read(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return { __raw__: text };
  }
}
