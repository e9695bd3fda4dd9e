import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

test('what had the focus before this was there leaves it around its place when it goes', async () => {
  document.body.innerHTML = '<section id="results"><nav><a href="/catalog">Remove On sale</a></nav></section>';
  const link = document.querySelector('a')!;
  link.focus();
  keepFocus(document);
  link.remove();
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('results')));
});
