import { useState } from 'react';
import { useActionData } from 'react-router-dom';

/**
 * What the form that was posted has been answered, with what was typed. The router forgets it with the first link inside
 * the page; here it stays as long as the page does.
 */
export function useAnswer<Answer>(): Answer | undefined {
  const received = useActionData<Answer>() as Answer | undefined;
  const [kept, setKept] = useState(received);
  if (received !== undefined && received !== kept) setKept(received);
  return received ?? kept;
}
