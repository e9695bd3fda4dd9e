import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Check, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { answering } from '../services.ts';

const ROUTES = { 'diri/v1': '/diri/v1/submit-quote', 'contact/v1': '/contact/v1/submit' };

const described = z.object({ routes: z.record(z.string(), z.object({ methods: z.array(z.string()) })) });

/** Whether somebody takes what visitors send. Looks at what the routes say of themselves: a form would arrive. */
export const formRoutes: Check = {
  id: 'form-routes',
  name: 'Form routes',
  run: async ({ content, config }) => content && answering(content, () => look(content, config)),
};

async function look(content: Remote, { smtpUrl }: Config): Promise<Finding> {
  const found = await Promise.all(
    Object.entries(ROUTES).map(async ([namespace, route]) => {
      const reply = await content.ask(`/${namespace}`);
      const routes = reply.kind === 'heard' ? described.safeParse(reply.json).data?.routes : undefined;
      return { route, takes: routes?.[route]?.methods.includes('POST') ?? false };
    }),
  );
  const missing = found.filter(({ takes }) => !takes).map(({ route }) => route);
  if (missing.length === 0) return { status: 'success', detail: 'quotes and messages are taken', data: found };
  const detail = `missing: ${missing.join(', ')}`;
  if (smtpUrl) return { status: 'info', detail: `${detail}; what visitors send goes by mail`, data: found };
  const mend =
    'Install the plugin of the folder wordpress in WordPress, or set SMTP_URL: until then what visitors send waits in the outbox.';
  return { status: 'error', detail, mend, data: found };
}
