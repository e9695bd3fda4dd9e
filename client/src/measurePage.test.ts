import { afterEach, expect, it, vi } from 'vitest';
import { measurePage } from './measurePage.ts';
import './starter.ts';

// The first script of a page reads it at once.
vi.hoisted(() => {
  document.head.innerHTML = '<meta name="measured" content="100">';
});

const sent: string[] = [];
Object.defineProperty(navigator, 'sendBeacon', {
  value: (address: string, body: string) => sent.push(`${address} ${body}`) > 0,
});
// jsdom measures nothing.
Object.defineProperty(performance, 'getEntriesByType', { value: () => [] });

function leave() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

afterEach(() => vi.restoreAllMocks());

it('tells of the errors that happened before it came, with those after it', () => {
  for (const type of ['error', 'unhandledrejection']) window.dispatchEvent(new Event(type));
  const reason = new DOMException('Transition was skipped', 'AbortError');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  measurePage();
  window.dispatchEvent(new Event('error'));
  leave();
  const [told] = sent;
  expect(told).toMatch(/^\/beacon /);
  const errors = JSON.parse(told!.slice('/beacon '.length)).filter(({ name }: { name: string }) => name === 'error');
  expect(errors).toHaveLength(3);
});
