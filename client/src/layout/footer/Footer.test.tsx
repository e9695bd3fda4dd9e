import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { showSite } from '../../test/showSite.tsx';

const footer = async () => within(await screen.findByRole('contentinfo'));

test.each([
  ['Home', '/home'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Request Quote', '/request-quote'],
  ['Regulatory', '/products/regulatory'],
  ['Security', '/products/security'],
  ['Specialty', '/products/specialty'],
  ['General', '/products/general'],
  ['Terms of Service', '/terms-of-service'],
  ['Cookies', '/cookies'],
])('%s leads to %s', async (name, href) => {
  showSite('/404');
  expect((await footer()).getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the privacy policy opens in a new tab', async () => {
  showSite('/404');
  const link = (await footer()).getByRole('link', { name: 'Privacy Policy (PDF)' });
  expect(link).toHaveAttribute('target', '_blank');
});

test('a privacy policy that is a page is not called a PDF', async () => {
  const site = { ...layoutAnswer.site, privacyPolicyUrl: '/page/privacy' };
  showSite('/404', { Layout: () => ({ data: { ...layoutAnswer, site } }) });
  expect((await footer()).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/page/privacy');
});

test('hours read as a shop writes them', async () => {
  showSite('/404');
  const words = (await footer()).getByRole('heading', { name: 'Need Help?' }).parentElement;
  expect(words).toHaveTextContent('Mon-Fri9-6Sat10-4SunClosed');
});

test('what is not known is left out', async () => {
  const site = { ...layoutAnswer.site, phone: null, email: null, socialLinks: [], privacyPolicyUrl: null };
  showSite('/404', { Layout: () => ({ data: { ...layoutAnswer, site } }) });
  const part = await footer();
  expect(part.queryByText('Phone')).toBeNull();
  expect(part.queryByText('Email')).toBeNull();
  expect(part.queryByRole('link', { name: /Privacy/ })).toBeNull();
});
