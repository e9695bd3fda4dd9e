import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Answer as Answered, Ask } from '../data/ask.ts';
import { AskContext } from '../data/useAsk.ts';
import type { Answers as Known } from '../gql/answers.ts';
import { followLinks } from '../lib/followLinks.ts';
import { createRoutes } from '../routes.tsx';
import { layoutAnswer } from './layoutAnswer.ts';

type Variables = Record<string, unknown>;
interface Answer<T> {
  /** The names of the roots are nobody's to read. */
  data?: Omit<T, '__typename'> | null;
  errors?: { message: string; path?: string[]; extensions?: Variables }[];
}

/** What the gateway says to one operation, whole; a promise is an answer that takes its time. */
export type AnswerTo<Name extends keyof Known> = Answer<Known[Name]['data']> | Promise<Answer<Known[Name]['data']>>;

/** What the gateway says to each operation, by its name. */
export type Answers = { [Name in keyof Known]?: (variables: Known[Name]['variables']) => AnswerTo<Name> };

// jsdom has no pages to scroll.
window.scrollTo = () => {};

let router: ReturnType<typeof createMemoryRouter> | undefined;
// After the event: React would warn of a screen that waits for its data while the event is dispatched.
followLinks(window, (to, options) => queueMicrotask(() => void router?.navigate(to, options)));

/** The whole site in front of a gateway that answers as told; `asked` is what was asked of it. */
export function showSite(path: string, answers: Answers = {}) {
  const asked: { name: string; variables: Variables }[] = [];
  const known: Answers = { Layout: () => ({ data: layoutAnswer }), ...answers };
  const ask: Ask = async <T, V>({ name }: { name: string }, variables: V) => {
    asked.push({ name, variables: variables as Variables });
    const reply = (known as Record<string, ((variables: V) => Answer<T> | Promise<Answer<T>>) | undefined>)[name];
    const answer = (await reply?.(variables)) ?? { errors: [{ message: `No answer to ${name}` }] };
    return { data: undefined, errors: [], ...answer } as Answered<T>;
  };
  router = createMemoryRouter(
    createRoutes(() => ask),
    { initialEntries: [path] },
  );
  render(
    <AskContext value={ask}>
      <RouterProvider router={router} />
    </AskContext>,
  );
  return { asked, router };
}
