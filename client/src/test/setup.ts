import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { inTurn } from '../cart/store/inTurn.ts';

// jsdom knows <dialog> but neither showModal nor close.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  returnFocus.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, a[href], input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  const before = returnFocus.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};
const returnFocus = new WeakMap<HTMLDialogElement, Element | null>();

// Nor does it know <search>, which React would then report as a slip of the pen.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// Files run beside each other are tabs of other browsers.
const browser = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} ${browser}`);
  }
};

// The first test of a file waits for its screen's modules too, on a machine that has other work.
configure({ asyncUtilTimeout: 60_000 });

let errors: MockInstance;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

afterEach(async () => {
  cleanup();
  // What a test still had asked of its cart would be the next one's.
  await inTurn(async () => {});
  localStorage.clear();
  sessionStorage.clear();
  expect(errors).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
