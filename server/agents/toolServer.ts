import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  InitializeRequestSchema,
  JSONRPCRequestSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { fillText } from '../../rules/fillText.ts';
import type { Tool } from './tools.ts';

/** What a tool answered, as GraphQL does. */
export interface ToolAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

export interface ToolServerOptions {
  /** of the site */
  name: string;
  version: string;
  instructions: string;
  tools: readonly Tool[];
  /** Runs a tool's operation. */
  run(tool: Tool, variables: Record<string, unknown>): Promise<ToolAnswer>;
}

const texts = {
  unknown: 'There is no tool of this name.',
  unknownArgument: 'BAD_USER_INPUT: There is no argument {name}. There are: {known}.',
  wrongParams: 'The parameters are not those of this method.',
} as const;

/** Of an argument, as it is said again. */
const LONGEST_NAME = 60;

const TAKEN = [InitializeRequestSchema, ListToolsRequestSchema, CallToolRequestSchema];

/** Answers one request of the Model Context Protocol over HTTP; nothing is remembered from one to the next. */
export async function answerAgent(request: Request, body: unknown, options: ToolServerOptions): Promise<Response> {
  const refused = wrongParams(body);
  if (refused) return refused;
  const { name, version, instructions, tools, run } = options;
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, input, writes }) => ({
      name,
      description,
      inputSchema: input,
      annotations: { readOnlyHint: !writes, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) return failed(texts.unknown);
    const given = params.arguments ?? {};
    // GraphQL leaves out what it does not know, and the agent would take it for heeded.
    const unknown = Object.keys(given).find(name => !Object.hasOwn(tool.input.properties, name));
    if (unknown === undefined) return resultOf(await run(tool, given));
    const known = Object.keys(tool.input.properties).join(', ');
    return failed(fillText(texts.unknownArgument, { name: unknown.slice(0, LONGEST_NAME), known }));
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

/** Parameters of a wrong kind: the library would call them a fault of ours. Null for all else. */
function wrongParams(body: unknown): Response | null {
  const { success, data } = JSONRPCRequestSchema.safeParse(body);
  const taken = success && TAKEN.find(one => one.shape.method.value === data.method);
  if (!taken || taken.safeParse(body).success) return null;
  const error = { code: ErrorCode.InvalidParams, message: texts.wrongParams };
  return Response.json({ jsonrpc: '2.0', id: data.id, error });
}

/** The answer as text for the model and as data for the program; an error in it is the tool's. */
function resultOf({ data, errors = [] }: ToolAnswer) {
  const said = errors.map(({ message, extensions }) => (extensions?.code ? `${extensions.code}: ${message}` : message));
  if (!data || said.length) return failed([...said, ...(data ? [JSON.stringify(data)] : [])].join('\n'));
  const answer = { content: [{ type: 'text' as const, text: JSON.stringify(data) }], structuredContent: data };
  return Object.values(data).some(isFailure) ? { ...answer, isError: true } : answer;
}

/** Whether a mutation answered with a `Failure`: nothing was sent. */
const isFailure = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'code' in result && 'message' in result;

const failed = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true });
