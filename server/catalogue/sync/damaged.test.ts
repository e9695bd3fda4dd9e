import { expect, it, onTestFinished } from 'vitest';
import { createRelay } from '../../primary/relay.ts';
import { eventually } from '../../test/eventually.ts';
import { linkWorkers } from '../../test/linkedPeers.ts';
import { createIndexNews } from '../../workers/indexNews.ts';
import { keep } from '../test/keep.ts';
import { openTestCatalogue, startTestService, type TestCatalogue } from '../test/service.ts';
import { spoilIndex } from '../test/spoilIndex.ts';

async function start() {
  const service = await startTestService();
  onTestFinished(() => service.close());
  return {
    service,
    open(more: Parameters<typeof openTestCatalogue>[1] = {}) {
      const opened = openTestCatalogue(service, more);
      onTestFinished(() => opened.close());
      return opened;
    },
  };
}

/** Of a post by its slug, read anew with every question. */
function idIn({ catalogue }: TestCatalogue, slug: string): number | null | 'broken' {
  try {
    return catalogue.posts.idOf(slug);
  } catch {
    return 'broken';
  }
}

it('begins a file anew that breaks while it is used, and reads the services again', async () => {
  const { service, open } = await start();
  const opened = open();
  await opened.catalogue.start();
  const { id, slug } = service.rows.posts[0] as unknown as { id: number; slug: string };
  // What the broken file had counted of changes is not what the new one counts.
  for (const title of ['One', 'Two', 'Three']) {
    service.edit('posts', id, { title: { rendered: title } });
    await opened.catalogue.refresh();
  }
  spoilIndex(opened.dataDir);
  expect(idIn(opened, slug)).toBe('broken');
  await eventually(() => expect(idIn(opened, slug)).toBe(id));
  await eventually(() => expect(opened.catalogue.ready).toBe(true));
  const purged = keep(opened.store, [`post:${id}`]);
  service.edit('posts', id, { slug: 'moved-after-it' });
  await opened.catalogue.refresh();
  expect(idIn(opened, 'moved-after-it')).toBe(id);
  expect(purged()).toEqual([`post:${id}`]);
});

it('goes on in every worker with the file that one of them begins anew', async () => {
  const { service, open } = await start();
  const [first, second] = linkWorkers(2, createRelay()).map(({ primary }, at) =>
    createIndexNews({ number: at + 1, isFirst: at === 0, primary }),
  );
  const writer = open({ indexNews: first! });
  await writer.catalogue.start();
  const reader = open({ indexNews: second!, dataDir: writer.dataDir });
  const { id, slug } = service.rows.posts[0] as unknown as { id: number; slug: string };
  spoilIndex(writer.dataDir);
  // The one that writes has not met it.
  expect(idIn(reader, slug)).toBe('broken');
  await eventually(() => expect([idIn(reader, slug), idIn(writer, slug)]).toEqual([id, id]));
  await eventually(() => expect([reader, writer].map(({ catalogue }) => catalogue.ready)).toEqual([true, true]));
});
