import { type ServiceRow, startTestService } from '../server/catalogue/test/service.ts';

// A shop of so many products in a process of its own, so that its work is not measured with the index's.

/** The recorded products over and over, each with an id, a slug, a name and a SKU of its own. */
function multiply(rows: ServiceRow[], size: number): ServiceRow[] {
  const simple = rows.filter(row => row.type === 'simple' && row.status === 'publish');
  return Array.from({ length: size - rows.length }, (_, i) => {
    const row = simple[i % simple.length]!;
    const id = 100_000 + i;
    const own = {
      id,
      slug: `${row.slug}-${id}`,
      name: `${row.name} ${id}`,
      sku: `BENCH-${id}`,
      price: `${i % 900}.50`,
    };
    return { ...row, ...own, date_modified: '2020-01-01T02:00:00', date_modified_gmt: '2020-01-01T00:00:00' };
  });
}

const service = await startTestService();
service.rows.products.push(...multiply(service.rows.products, Number(process.argv[2])));
process.on('message', ({ id, change }: { id: number; change: Record<string, unknown> }) => {
  service.edit('products', id, change);
  process.send!({ edited: id });
});
process.send!({ url: service.url });
