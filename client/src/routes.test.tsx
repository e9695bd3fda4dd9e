import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { screenAt } from '../../rules/screenAt.ts';
import { screens } from '../../rules/screens.ts';
import { createRoutes } from './routes.tsx';
import { routeTable } from './routeTable.ts';

const routes = createRoutes(() => () => Promise.reject(new Error('Nothing is asked')));
const shownAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;

const filled = Object.keys(screens).map(path => path.replace(/:\w+\??/g, 'some-thing').replace('*', '/a/b/c/d'));
const spelled = filled.flatMap(path => [
  path,
  `${path}/`,
  path.toUpperCase(),
  path.replace('/', '//'),
  path.replace(/[a-z]/, letter => `%${letter.charCodeAt(0).toString(16)}`),
  `${path}/further`,
]);
const odd = ['/pages', '/page', '/order-received', '/operator/x', '/debug', '/cart%2Fx', '/%zz', '/blog/x', '/Über'];

// By the row the server decides whether a page is kept: it must be that of the screen which is shown.
test.each([...new Set([...spelled, ...odd])])('server and router have the same row for %s', path => {
  expect(screenAt(path).path).toBe(shownAt(path));
});

test('what the browser walks by is what the route table says', () => {
  expect(Object.keys(routeTable)).toEqual(Object.keys(screens));
  expect(screens).toMatchObject(routeTable);
  const dropped = Object.entries(screens).flatMap(([path, row]) =>
    Object.keys(row).filter(name => !Object.hasOwn(routeTable[path]!, name)),
  );
  expect(new Set(dropped)).toEqual(
    new Set(['query', 'calls', 'reads', 'options', 'sitemap', 'cmsPage', 'indexed', 'uncrawled', 'operatorAlone']),
  );
});
