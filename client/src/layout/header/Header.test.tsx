import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const primary = () => screen.findByRole('navigation', { name: 'Primary' });

/** The page that is not there costs no query of its own. */
async function show(answers?: Answers) {
  const site = showSite('/404', answers);
  const nav = within(await primary());
  const menu = nav.getByText('Products').closest('details');
  if (!menu) throw new Error('There is no products menu.');
  return { ...site, nav, menu, open: () => userEvent.click(nav.getByText('Products')) };
}

const without = (changes: object): Answers => ({ Layout: () => ({ data: { ...layoutAnswer, ...changes } }) });

test('the primary menu is the content service’s, with the products menu in its place', async () => {
  const { nav } = await show();
  const words = ['Home', 'Products', 'Blog', 'About'];
  const found = words.map(word => nav.getByText(word));
  const inOrder = found.every((part, index) => {
    const next = found[index + 1];
    return !next || part.compareDocumentPosition(next) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(inOrder).toBe(true);
});

test('without a menu there are links home and to the about page', async () => {
  const { nav } = await show(without({ primary: null }));
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(nav.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
});

test('a menu is shown to its third level, external links as they are, the group of the page one is on marked', async () => {
  const item = (id: string, href: string, children: object[] = []) => ({
    ...{ __typename: 'MenuItem', id, title: `Item ${id}`, href, external: href.startsWith('https'), newTab: false },
    children,
  });
  const deep = item('1', '/about', [
    item('2', '/page/materials', [item('3', 'https://other.example/x'), item('4', '/404')]),
  ]);
  const { nav } = await show(without({ primary: { __typename: 'Menu', id: '16', items: [deep] } }));
  const group = nav.getByText('Item 1', { selector: 'summary' });
  await userEvent.click(group);
  const links = within(group.closest('details') as HTMLElement).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual([
    '/about',
    '/page/materials',
    'https://other.example/x',
    '/404',
  ]);
  expect(links[2]).toHaveAttribute('rel', 'noopener');
  expect(links.map(link => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
  expect(group).toHaveAttribute('aria-current', 'true');
});

test('a column shows what stands below its links', async () => {
  const [link] = layoutAnswer.regulatory?.items ?? [];
  const below = {
    ...link,
    id: 'below',
    title: 'On polyester',
    href: '/product/icasa-on-polyester',
    children: undefined,
  };
  const regulatory = { ...layoutAnswer.regulatory, items: [{ ...link, children: [below] }] };
  const { nav, open } = await show(without({ regulatory }));
  await open();
  expect(nav.getByRole('link', { name: /On polyester/ })).toHaveAttribute('href', '/product/icasa-on-polyester');
});

test('the products menu has four columns that lead to the families, with sizes', async () => {
  const { nav, open } = await show();
  await open();
  for (const [name, href] of [
    ['Regulatory Products', '/products/regulatory'],
    ['Security Products', '/products/security'],
    ['Specialty Products', '/products/specialty'],
    ['General Products', '/products/general'],
  ] as const) {
    expect(nav.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(nav.getByRole('link', { name: /Security void labels/ })).toHaveTextContent('38 × 19');
});

test('an empty column says so', async () => {
  const { nav } = await show();
  expect(nav.getByText('No items found')).toBeInTheDocument();
});

test('a column that failed says so, and is asked for again when the menu is opened', async () => {
  let answered = 0;
  const failing = {
    data: { ...layoutAnswer, security: null },
    errors: [{ message: 'The content service did not answer.', path: ['security'] }],
  };
  const { nav, open } = await show({
    Layout: () => {
      answered += 1;
      return answered === 1 ? failing : { data: layoutAnswer };
    },
  });
  expect(nav.getByText('Error loading menu')).toBeInTheDocument();
  await open();
  expect(await nav.findByRole('link', { name: /Security void labels/ })).toBeInTheDocument();
  expect(nav.queryByText('Error loading menu')).toBeNull();
});

test('the menu closes on Escape, and focus goes back to its word', async () => {
  const { nav, menu, open } = await show();
  await open();
  expect(menu.open).toBe(true);
  nav.getByRole('link', { name: 'Security Products' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(nav.getByText('Products').closest('summary')).toHaveFocus();
});

test('the menu closes on a click outside and when focus leaves it', async () => {
  const { nav, menu, open } = await show();
  await open();
  fireEvent.pointerDown(screen.getByRole('main'));
  expect(menu.open).toBe(false);
  await open();
  nav.getByRole('link', { name: 'Blog' }).focus();
  expect(menu.open).toBe(false);
});

test('the menu closes when one of its links is followed', async () => {
  const { menu, open, router } = await show();
  await open();
  await router.navigate('/404?again');
  await waitFor(() => expect(menu.open).toBe(false));
});

test('the page one is on is marked', async () => {
  showSite('/');
  const nav = within(await primary());
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
});

test('contact and quote are one click away', async () => {
  await show();
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link', { name: 'Contact' })[0]).toHaveAttribute('href', '/contact');
  expect(header.getByRole('link', { name: 'Request quote' })).toHaveAttribute('href', '/request-quote');
});

test('the bar above tells phone and opening hours', async () => {
  await show();
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('Mon-Fri 9-6, Sat 10-4')).toBeInTheDocument();
  expect(header.getByRole('link', { name: '+27 11 000 0100' })).toHaveAttribute('href', 'tel:+27110000100');
});

test('a site that could not be asked still has its header and the screen', async () => {
  await show({ Layout: () => ({ errors: [{ message: 'The content service did not answer.' }] }) });
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getAllByText('Error loading menu')).not.toHaveLength(0);
});

test('WhatsApp stands beside the phone where the firm has it, in the menu of a phone too', async () => {
  const whatsapp = 'https://wa.me/27820000100';
  await show(without({ site: { ...layoutAnswer.site, whatsapp } }));
  const header = within(screen.getByRole('banner'));
  const calls = header.getAllByRole('link', { name: '+27 11 000 0100', hidden: true });
  const chats = header.getAllByRole('link', { name: 'WhatsApp', hidden: true });
  expect(chats.map(link => link.getAttribute('href'))).toEqual([whatsapp, whatsapp]);
  expect(chats.map(link => link.closest('ul, div'))).toEqual(calls.map(link => link.closest('ul, div')));
});

test('where the firm has no WhatsApp, nothing is said of it', async () => {
  await show();
  expect(screen.queryAllByRole('link', { name: 'WhatsApp', hidden: true })).toEqual([]);
});
