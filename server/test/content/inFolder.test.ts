import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { page, seed } from '../seed.ts';

const FILE = '/wp-content/uploads/2026/03/price-list.pdf';

/** A page with links as an editor makes them: whole, with the folder and without. */
const linked = page('linked', {
  content: `<p><a href="{{home}}/product/roll-1/">1</a> <a href="{{home}}/product-category/security/seals/?orderby=price#top">2</a>
    <a href="{{home}}/">3</a> <a href="{{home}}${FILE}">4</a> <a href="{{home}}/?p=999999">5</a></p>`,
});
const service = startEmbedded({ seed: { ...seed, pages: [...seed.pages, linked] } });
beforeAll(() => void service.demo.database.editSite({ reading: { front: 'about' } }));

/** The service as it would be if it lived in a folder of its host, with all of its addresses below that or at another one. */
async function startInFolder(folder: string, elsewhere?: string): Promise<{ gateway: TestGateway; close: () => void }> {
  const server = createServer(async (asked, response) => {
    const { method = 'GET', url = '/', headers } = asked;
    if (!url.startsWith(`${folder}/`)) return response.writeHead(404).end();
    const { authorization = '' } = headers;
    const answer = await fetch(service.demo.url + url.slice(folder.length), { method, headers: { authorization } });
    const { 'content-encoding': _, 'content-length': __, ...given } = Object.fromEntries(answer.headers);
    // Posts may live at any path of their own.
    const text = (await answer.text()).replace(/(?<="link":"[^"]*)\/post-2\//g, '/Journal/post-2/');
    response.writeHead(answer.status, given).end(text.replaceAll(service.demo.url, home));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const called = `http://127.0.0.1:${(server.address() as AddressInfo).port}${folder}`;
  const home = elsewhere ?? called;
  const gateway = service.another({ upstream: called });
  await gateway.ready();
  return { gateway, close: () => void server.close() };
}

const MENU = '{ menu(slug: "primary") { items { title href external children { title href external } } } }';
const CONTENT = '{ page(slug: "linked") { content } }';
const PLACES = '{ front: page(slug: "about") { path } pages(perPage: 100) { items { path } } }';
const ROUTE = 'query ($path: String!) { route(path: $path) { __typename ... on Redirect { to status } } }';

describe.each([
  ['a folder of its host', '/wordpress'],
  ['a folder that is written with capitals', '/WordPress'],
  ['a folder that the address it is called by lacks', '', 'https://labels.example/Blog'],
])('a service in %s', (_name, called, home?: string) => {
  const folder = home ? new URL(home).pathname : called;
  let inFolder: TestGateway;
  beforeAll(async () => {
    const started = await startInFolder(called, home);
    inFolder = started.gateway;
    return started.close;
  });

  it('has the menus and links of one that lives at the top, but for its files', async () => {
    const [atTop, below] = [await service.ask(MENU), await ask(inFolder, MENU)];
    expect(below).toEqual(atTop);
    const [textAtTop, text] = [await service.ask(CONTENT), await ask(inFolder, CONTENT)];
    expect(text.data.page.content).toBe(textAtTop.data.page.content.replace(FILE, folder + FILE));
    expect(text.data.page.content).toContain('href="/products/seals?orderby=price#top"');
  });

  it('has its pages below no folder, and at / the one that stands at its front', async () => {
    const { data } = await ask(inFolder, PLACES);
    expect(data.front).toEqual({ path: '/' });
    expect(data.pages.items).toContainEqual({ path: '/careers/team' });
    expect(JSON.stringify(data.pages)).not.toMatch(new RegExp(folder, 'i'));
  });

  it.each([
    ['/product/roll-1', '/product/roll-1'],
    ['/product-category/security/seals/', '/products/seals'],
    ['/careers/team/', '/careers/team'],
    ['/2026/09/29/post-1/', '/post/post-1'],
    ['/journal/post-2', '/post/post-2'],
  ])('leads on from its own address of %s', async (path, to) => {
    for (const below of [folder, folder.toLowerCase()]) {
      const { data } = await ask(inFolder, ROUTE, { path: below + path });
      expect(data.route).toEqual({ __typename: 'Redirect', to, status: 301 });
    }
  });

  it('leads on from its own address where that lacks the folder', async () => {
    const { data } = await ask(inFolder, ROUTE, { path: '/journal/post-2' });
    expect(data.route).toEqual({ __typename: 'Redirect', to: '/post/post-2', status: 301 });
  });
});
