import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf, examplePost, postList, receipt, refusal, unavailable } from '../../test/contentAnswers.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const blog: Answers = {
  Blog: ({ page }) =>
    answerOf({
      posts:
        (page as number) > 4
          ? postList([], page as number, 4)
          : postList(
              [examplePost(`a${page}`, `Post A${page}`), examplePost(`b${page}`, `Post B${page}`)],
              page as number,
              4,
            ),
    }),
};

test('the blog lists posts as links, with their categories and dates', async () => {
  showSite('/blog', blog);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our Blog' })).toBeVisible();
  const [first] = screen.getAllByRole('article');
  const card = within(first!);
  expect(card.getByRole('link', { name: 'Post A1' })).toHaveAttribute('href', '/post/a1');
  expect(card.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/category/security');
  expect(card.getByText('12 March 2026')).toHaveAttribute('datetime', '2026-03-12T08:30:00+02:00');
});

test('the pager has previous, three numbers and next, each with an address of its own', async () => {
  const { asked } = showSite('/blog?page=2', blog);
  const pager = within(await screen.findByRole('navigation', { name: 'Pagination' }));
  expect(pager.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/blog',
    '/blog',
    '/blog?page=2',
    '/blog?page=3',
    '/blog?page=3',
  ]);
  expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(pager.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('link', { name: 'Post A3' })).toBeVisible();
  expect(asked.filter(({ name }) => name === 'Blog').map(({ variables }) => variables.page)).toEqual([2, 3]);
});

test.each(['/blog?page=5', '/blog?page=100000'])('%s says that there is nothing', async path => {
  showSite(path, blog);
  expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible();
  expect(document.title).toBe('Our Blog | Diri Labels');
});

const archive: Answers = {
  Archive: ({ page }) =>
    answerOf({
      posts:
        (page as number) > 7
          ? postList([], page as number, 7)
          : postList(
              [examplePost(`a${page}`, `Post A${page}`), examplePost(`b${page}`, `Post B${page}`)],
              page as number,
              7,
            ),
    }),
};

test('the archive offers a button for every page, with previous and next', async () => {
  const { asked } = showSite('/blog/archive?page=4', archive);
  expect(await screen.findByRole('heading', { level: 1, name: 'Blog Archive' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post A4' })).toHaveAttribute('href', '/posts/a4');
  const pager = within(screen.getByRole('navigation', { name: 'Pagination' }));
  expect(pager.getAllByRole('link').map(link => link.textContent)).toEqual([
    ...['Previous', '1', '2', '3', '4', '5', '6', '7', 'Next'],
  ]);
  await userEvent.click(pager.getByRole('link', { name: 'Page 7' }));
  expect(await screen.findByRole('link', { name: 'Post A7' })).toBeVisible();
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost:4000/blog/archive?page=7',
  );
  expect(asked.filter(({ name }) => name === 'Archive').map(({ variables }) => variables.page)).toEqual([4, 7]);
});

test('the archive ends at its last page', async () => {
  showSite('/blog/archive?page=8', archive);
  expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Blog Archive' })).toHaveAttribute('href', '/blog/archive');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an archive that could not be loaded says so in its own words', async () => {
  showSite('/blog/archive', { Archive: () => unavailable('posts') });
  expect(await screen.findByRole('heading', { name: 'Error loading blog posts' })).toBeVisible();
  expect(
    screen.getByText(
      'The posts could not be loaded just now. There was a problem loading the blog posts. Please try again later.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Request req-42')).toBeVisible();
});

test('a blog without posts says so', async () => {
  showSite('/blog', { Blog: () => answerOf({ posts: postList([]) }) });
  expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible();
});

test('a failure shows its number, and Try Again asks again', async () => {
  let down = true;
  showSite('/blog', { Blog: () => (down ? unavailable('posts') : blog.Blog!({ page: 1 })) });
  expect(await screen.findByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  expect(screen.getByText('Request req-42')).toBeVisible();
  down = false;
  await userEvent.click(screen.getByRole('link', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Post A1' })).toBeVisible();
});

test('the newsletter takes an address once it is one', async () => {
  const { asked } = showSite('/blog', {
    ...blog,
    SubscribeToNewsletter: ({ input }) =>
      (input as { email: string }).email === 'lerato@'
        ? refusal('', { email: 'Please enter a valid email address.' })
        : receipt('N-0TNS2-639ZY'),
  });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'lerato@');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(email).toBeInvalid();
  await waitFor(() => expect(email).toHaveFocus());
  await userEvent.type(email, 'highveld.example');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Thank you for signing up. The next issue will come to your inbox.')).toBeVisible();
  expect(screen.getByText('N-0TNS2-639ZY')).toBeVisible();
  const sent = asked.findLast(({ name }) => name === 'SubscribeToNewsletter');
  expect(sent?.variables.input).toMatchObject({ email: 'lerato@highveld.example', page: '/blog' });
});

test('what the gateway refuses stands at the field, with the address kept', async () => {
  showSite('/blog', {
    ...blog,
    SubscribeToNewsletter: () => refusal('There was an error signing you up.', { email: 'This address bounces.' }),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'a@b.example');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('This address bounces.'),
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@b.example');
});

const terms: [path: string, operation: string, name: string, words: string][] = [
  ['/category/security', 'Category', 'Security', 'Posts in the category Security'],
  ['/tag/void', 'Tag', 'Void', 'Posts tagged Void'],
  ['/author/anele-dube', 'Author', 'Anele Dube', 'Posts by Anele Dube'],
];

const openTerm = ([path, operation, name]: (typeof terms)[number], seo: object | null = null) => {
  const __typename = operation === 'Author' ? 'Author' : `Post${operation}`;
  const term = { __typename, id: '3', name, path, description: '', seo };
  showSite(path, { [operation]: () => answerOf({ term, posts: postList([examplePost('a', 'Post A')]) }) });
};

test.each(terms)('%s lists its posts under its name', async (...term) => {
  const [, , name, words] = term;
  openTerm(term);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(document.title).toBe(`${words} | Diri Labels`);
  expect(screen.getByRole('link', { name: 'Post A' })).toBeVisible();
});

test.each(terms)('%s is told of as the editor’s plugin tells, and hidden where it hides it', async (...term) => {
  const meta = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  openTerm(term, { __typename: 'SeoWords', title: 'Told', description: 'By a plugin.', noindex: true, image: null });
  expect(await screen.findByRole('heading', { level: 1, name: term[2] })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Told | Diri Labels'));
  expect([meta('description'), meta('robots')]).toEqual(['By a plugin.', 'noindex']);
});

test('a category that does not exist has no posts, and says so once', async () => {
  showSite('/category/nope', { Category: () => answerOf({ term: null, posts: postList([]) }) });
  expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeVisible();
  expect(screen.getByText(/^There is no such list/)).toBeVisible();
});
