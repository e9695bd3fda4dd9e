import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, examplePage, unavailable } from '../../test/contentAnswers.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { showSite } from '../../test/showSite.tsx';

const about = {
  __typename: 'AboutFields' as const,
  heroTitle: 'Printed since 2002',
  heroArea: '<p>We print.</p>',
  heroImage: null,
  specialtiesImage: null,
  innovationImage: null,
  sectionOneTitle: null,
  sectionOne: null,
  sectionTwoTitle: 'Small labels',
  sectionTwo: '<p>Very small.</p>',
};

test("the about page is in its editor's words, and in the site's own where a field is empty", async () => {
  showSite('/about', { About: () => answerOf({ page: examplePage('about', { about }) }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Printed since 2002' })).toBeVisible();
  expect(screen.getByText('We print.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Our specialties' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Small labels' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See our labels' })).toHaveAttribute('href', '/labels');
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
});

test('a page without custom fields has words all the same', async () => {
  showSite('/about', { About: () => answerOf({ page: examplePage('about') }) });
  expect(await screen.findByRole('heading', { level: 1, name: '24 years of proof, printed' })).toBeVisible();
});

test('how old the firm is and where it stands is said only where that is known', async () => {
  const site = { ...layoutAnswer.site, yearsOfExperience: null, place: null };
  showSite('/about', {
    About: () => answerOf({ page: examplePage('about') }),
    Layout: () => ({ data: { ...layoutAnswer, site } }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Proof, printed' })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/years|Johannesburg|\{\w+\}/);
});

test('a failure says Page Not Found and why', async () => {
  showSite('/about', { About: () => unavailable('page') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByText('This page could not be loaded just now.')).toBeVisible();
});
