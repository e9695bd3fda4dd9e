import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '../test/embedded.ts';
import { createMetrics } from '../web/metrics/metrics.ts';
import * as events from './events.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const service = startEmbedded();

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const { groups } = load(read('ops/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('ops/dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const panels = dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const));

/** Names of series with their labels, as the process tells them. */
const series = new Map<string, Set<string>>();
beforeAll(async () => {
  const metrics = createMetrics(service.gateway);
  events.upstreamCalled.publish({ upstream: 'shop', collection: 'wc/v3/products', outcome: '200', ms: 1 });
  events.breakerMoved.publish({ upstream: 'shop', open: false });
  events.cacheRead.publish({ kind: 'page', outcome: 'hit', count: 1 });
  events.operationAnswered.publish({ name: 'Home', outcome: 'ok', ms: 1 });
  events.partnerCalled.publish({ topic: 'quote.step', outcome: 'taken' });
  events.webhookReceived.publish({ outcome: 'taken' });
  events.requestServed.publish({ id: 'one', path: '/', method: 'GET', status: 200, ms: 1 });
  events.pageMeasured.publish({ name: 'LCP', value: 1 });
  for (const line of (await metrics.text()).split('\n')) {
    const [, name, labels = ''] = /^([a-z_]\w*)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) continue;
    const known = series.get(name) ?? new Set(['instance']);
    for (const [, label] of labels.matchAll(/(\w+)="/g)) known.add(label!);
    series.set(name, known);
  }
  metrics.close();
});

/** Fails for a series that no process tells, or a label that it does not have. */
function judge(expr: string): void {
  const asked = [...expr.matchAll(/\b((?:gateway|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
  expect(asked.length).toBeGreaterThan(0);
  for (const [, name = '', selector = ''] of asked) {
    expect(series.keys(), `${name} of ${expr}`).toContain(name);
    for (const [, label = ''] of selector.matchAll(/(\w+)(?:=|!=)/g)) expect(series.get(name), expr).toContain(label);
    for (const [, grouped = ''] of expr.matchAll(/by \(([^)]*)\)/g))
      for (const label of grouped.split(', ')) expect(series.get(name), `${label} of ${expr}`).toContain(label);
  }
}

it.each(alerts.filter(({ alert }) => alert !== 'GatewayDown').map(({ alert, expr }) => [alert, expr] as const))(
  'the alert %s names what the process tells',
  (_, expr) => judge(expr),
);

it.each(panels)('the panel "%s" names what the process tells', (_, expr) => judge(expr));

it('shows each series of ours in the dashboard', () => {
  const shown = panels.map(([, expr]) => expr).join('\n');
  for (const name of series.keys()) {
    const bare = name.replace(/_(bucket|sum|count)$/, '');
    if (name.startsWith('gateway_')) expect(shown).toContain(bare);
  }
});

it('says of each alert what it means and what to do', () => {
  const guide = read('docs/operate.md');
  for (const { alert } of alerts) expect(guide).toContain(`| \`${alert}\` |`);
});
