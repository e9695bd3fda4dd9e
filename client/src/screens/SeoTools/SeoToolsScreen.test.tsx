import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const ROBOTS = 'User-agent: *\nAllow: /\nDisallow: /cart\n\nUser-agent: AhrefsBot\nDisallow: /\n';

const entry = (number: number) => ({
  __typename: 'SitemapEntry' as const,
  url: `http://localhost:4000/product/p${number}`,
  changeFrequency: 'weekly' as const,
  priority: 0.8,
});

const tools = (total: number): Answers => ({
  SeoTools: ({ first }) =>
    answerOf({
      sitemapSize: total || null,
      sitemap: total ? Array.from({ length: Math.min(total, first) }, (_, at) => entry(at)) : null,
      robots: ROBOTS,
    }),
});

const ticket = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

test('the sitemap shows its first 20 addresses and how many more there are', async () => {
  showSite('/seo-tools', tools(137));
  expect(await screen.findByRole('heading', { level: 1, name: 'SEO Tools' })).toBeVisible();
  const sitemap = ticket('XML Sitemap Generator');
  expect(sitemap.getByText('Total URLs: 137')).toBeVisible();
  const [head, first, ...rest] = sitemap.getAllByRole('row');
  expect(head).toHaveTextContent('URLFrequencyPriority');
  expect(first).toHaveTextContent('http://localhost:4000/product/p0weekly0.8');
  expect(rest).toHaveLength(19);
  expect(sitemap.getByText('and 117 more')).toBeVisible();
  const download = sitemap.getByRole('link', { name: 'Download Sitemap' });
  expect(download).toHaveAttribute('href', '/sitemap.xml');
  expect(download).toHaveAttribute('download', 'sitemap.xml');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('an empty sitemap cannot be downloaded', async () => {
  showSite('/seo-tools', tools(0));
  expect(await screen.findByRole('button', { name: 'Download Sitemap' })).toBeDisabled();
  expect(screen.queryByText(/^and .* more$/)).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Sitemap .* Missing/ })).toBeVisible();
});

test('a short sitemap is shown whole', async () => {
  showSite('/seo-tools', tools(3));
  expect(await screen.findByText('Total URLs: 3')).toBeVisible();
  expect(screen.queryByText(/^and .* more$/)).not.toBeInTheDocument();
});

test('the rules for robots are shown, downloaded and copied', async () => {
  const user = userEvent.setup();
  showSite('/seo-tools', tools(3));
  await screen.findByRole('heading', { level: 1 });
  const robots = ticket('Robots.txt Generator');
  expect(robots.getByText(/User-agent: AhrefsBot/)).toBeVisible();
  expect(robots.getByRole('link', { name: 'Download Robots.txt' })).toHaveAttribute('href', '/robots.txt');
  await user.click(robots.getByRole('button', { name: 'Copy to Clipboard' }));
  expect(await screen.findByText('Robots.txt content copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ROBOTS);
});

test('the status says what search engines are told and what is missing', async () => {
  showSite('/seo-tools', tools(3));
  await screen.findByRole('heading', { level: 1 });
  const status = ticket('Status');
  expect(status.getByRole('row', { name: /Sitemap Addresses: 3 Ready/ })).toBeVisible();
  expect(status.getByRole('row', { name: /Robots.txt Crawlers blocked: 1 Ready/ })).toBeVisible();
  expect(status.getByRole('row', { name: /Site name Diri Labels Ready/ })).toBeVisible();
});
