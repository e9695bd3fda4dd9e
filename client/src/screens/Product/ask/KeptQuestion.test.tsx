import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { KeptQuestion } from './KeptQuestion.tsx';

const DRAFT = 'diri_question_draft:/product/void-label';

/** The form of a page; what keeps it comes later. */
function Page({ come }: { come: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      {come && <KeptQuestion draft={DRAFT} form={form} />}
      <textarea name="message" aria-label="Your question" />
    </form>
  );
}

test('what was typed before the code came that keeps it is kept', async () => {
  const { rerender } = render(<Page come={false} />);
  await userEvent.type(screen.getByRole('textbox'), 'Does it hold at 6 °C?');
  rerender(<Page come />);
  await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Does it hold at 6 °C?'));
});
