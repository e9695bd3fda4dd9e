import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { useOpenedAt } from '../../forms/useOpenedAt.ts';
import { WithoutScripts } from '../../lib/WithoutScripts.tsx';
import { useQuoteList } from './useQuoteList.ts';

/** Has a page of the server's taken over. */
async function takeOver(page: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const root = await act(() => hydrateRoot(place, page));
  onTestFinished(async () => {
    await act(() => root.unmount());
    place.remove();
  });
  return place;
}

it('takes away what was for those without scripts, and draws nothing around it anew', async () => {
  let drawn = 0;
  const Form = () => {
    drawn += 1;
    const openedAt = useOpenedAt();
    return (
      <p>
        {useQuoteList().length} listed, opened at {openedAt}
        <WithoutScripts>, send by hand</WithoutScripts>
      </p>
    );
  };
  const place = await takeOver(<Form />);

  expect(place.textContent).toBe('0 listed, opened at 0');
  // Once by the server, once to take it over.
  expect(drawn).toBe(2);
});
