import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { ask, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { page, seed } from '../seed.ts';

const FOLDER = '/wordpress';
const FILE = '/wp-content/uploads/2026/03/price-list.pdf';

/** A page with links as an editor makes them: whole, with the folder and without. */
const linked = page('linked', {
  content: `<p><a href="{{home}}/product/roll-1/">1</a> <a href="{{home}}/product-category/security/seals/?orderby=price#top">2</a>
    <a href="{{home}}/">3</a> <a href="{{home}}${FILE}">4</a> <a href="{{home}}/?p=999999">5</a></p>`,
});
const service = startEmbedded({ seed: { ...seed, pages: [...seed.pages, linked] } });
let inFolder: TestGateway;

/** The service as it would be if it lived in a folder of its host, with all of its addresses below that. */
beforeAll(async () => {
  const server = createServer(async (asked, response) => {
    const { method = 'GET', url = '/', headers } = asked;
    if (!url.startsWith(`${FOLDER}/`)) return response.writeHead(404).end();
    const { authorization = '' } = headers;
    const answer = await fetch(service.demo.url + url.slice(FOLDER.length), { method, headers: { authorization } });
    const { 'content-encoding': _, 'content-length': __, ...given } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, given).end((await answer.text()).replaceAll(service.demo.url, home));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}${FOLDER}`;
  inFolder = service.another({ upstream: home });
  await inFolder.ready();
  return () => void server.close();
});

const MENU = '{ menu(slug: "primary") { items { title href external children { title href external } } } }';
const CONTENT = '{ page(slug: "linked") { content } }';
const ROUTE = 'query ($path: String!) { route(path: $path) { __typename ... on Redirect { to status } } }';

it('has the menus and links of one that lives at the top, but for its files', async () => {
  const [atTop, below] = [await service.ask(MENU), await ask(inFolder, MENU)];
  expect(below).toEqual(atTop);
  const [textAtTop, text] = [await service.ask(CONTENT), await ask(inFolder, CONTENT)];
  expect(text.data.page.content).toBe(textAtTop.data.page.content.replace(FILE, FOLDER + FILE));
  expect(text.data.page.content).toContain('href="/products/seals?orderby=price#top"');
});

it.each([
  ['/product/roll-1', '/product/roll-1'],
  ['/product-category/security/seals/', '/products/seals'],
  ['/careers/team/', '/careers/team'],
  ['/2026/09/29/post-1/', '/post/post-1'],
])('leads on from its own address of %s', async (path, to) => {
  const { data } = await ask(inFolder, ROUTE, { path: FOLDER + path });
  expect(data.route).toEqual({ __typename: 'Redirect', to, status: 301 });
});
