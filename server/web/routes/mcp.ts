import type { Logger } from 'pino';
import type { ToolAnswer } from '../../agents/toolServer.ts';
import { type Tool, toolsOf } from '../../agents/tools.ts';
import { written } from '../../graphql/exchange.ts';
import type { Gateway } from '../../graphql/gateway.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { readBody } from '../middleware/body.ts';
import type { Origins } from '../middleware/origins.ts';
import type { PartnerKeys } from '../middleware/partnerKeys.ts';
import type { Rates } from '../middleware/rates.ts';
import { send } from '../respond.ts';
import type { Call } from './call.ts';
import { withReadableRefusals } from './readableRefusals.ts';

export interface McpRouteOptions {
  gateway: Gateway;
  origins: Origins;
  keys: PartnerKeys;
  rates: Rates;
  log: Logger;
}

/** The largest quote request fits. */
const BODY_BYTES = 600 * 1024;
/** A call is as much work as a page that must be made. */
const CALL_WEIGHS = 10;

const texts = {
  instructions:
    'The catalogue of a label supplier: find products, read one, check a label size, estimate a price, prepare a quote request and follow one. Give the reader the url of what you cite.',
  nested: { name: 'the arguments', kind: 'the tool describes them' },
  keyNeeded: 'Sending needs the key of a partner with the scope quotes, in X-Api-Key. Without one use prepare_quote.',
} as const;

/** Agents at /mcp: registered operations marked `@tool`, behind the same guard as every other way of asking. */
export function createMcpRoute({ gateway, origins, keys, rates, log }: McpRouteOptions) {
  const { config } = gateway.services;
  async function ask(call: Call, tool: Tool, variables: Record<string, unknown>): Promise<ToolAnswer> {
    if (!call.partner) await rates.take('page', call.request, { weight: CALL_WEIGHS - 1 });
    const body = written({ documentId: tool.hash, variables });
    if (body === null) throw new HttpRefusal(400, 'BAD_REQUEST', texts.nested);
    gateway.asks.checkLength({ sha256Hash: tool.hash }, body);
    const asked = new Request(`${config.publicUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const answered = await gateway.fetch(asked, { ...call.requestContext, operator: false });
    return (await answered.json()) as ToolAnswer;
  }
  /** What the key does not open, or has not left to spend, is told to the agent; of a fault of ours that there is one. */
  function refused(error: unknown, { id: requestId }: Call): ToolAnswer {
    if (!(error instanceof HttpRefusal)) log.error({ requestId, err: error }, 'A tool failed');
    const { message, code } = error instanceof HttpRefusal ? error : new HttpRefusal(500, 'INTERNAL_SERVER_ERROR');
    return { errors: [{ message, extensions: { code } }] };
  }
  const run =
    (call: Call) =>
    async (tool: Tool, variables: Record<string, unknown>): Promise<ToolAnswer> => {
      if (tool.writes && !call.partner)
        return { errors: [{ message: texts.keyNeeded, extensions: { code: 'KEY_SCOPE' } }] };
      return ask(call, tool, variables).catch(error => refused(error, call));
    };
  const corsHeaders = ({ request, partner }: Call) => origins.corsHeaders(request, partner?.origins);
  async function answer(call: Call): Promise<void> {
    const { request, response, url } = call;
    const preflight = origins.preflight(request, await keys.preflightOrigins(request));
    if (preflight) {
      response.writeHead(204, preflight).end();
      return;
    }
    call.partner = await keys.admit(request);
    origins.checkOrigin(request, call.partner?.origins);
    if (!call.partner) await rates.take('page', request);
    if (request.method !== 'POST')
      throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', { method: String(request.method) }, { allow: 'POST' });
    const body = parsed(await readBody(request, { limit: BODY_BYTES }));
    // One message at a time: each counts.
    if (Array.isArray(body)) throw new HttpRefusal(400, 'BAD_MESSAGE');
    // Loaded when it is first asked for.
    const { answerAgent } = await import('../../agents/toolServer.ts');
    const headers = Object.entries(request.headers).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    );
    const answered = await answerAgent(new Request(url, { method: 'POST', headers }), body, {
      name: new URL(config.publicUrl).hostname,
      version: config.build,
      instructions: texts.instructions,
      tools: toolsOf(gateway.extraOperations(), gateway.openSchema),
      run: run(call),
    });
    const own = { ...corsHeaders(call), vary: 'Origin, X-Api-Key', 'cache-control': 'private, no-store' };
    const headersOfAnswer = { ...Object.fromEntries(answered.headers), ...own };
    send(request, response, answered.status, headersOfAnswer, Buffer.from(await answered.arrayBuffer()));
  }
  return withReadableRefusals(answer, corsHeaders);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new HttpRefusal(400, 'BAD_MESSAGE');
  }
}
