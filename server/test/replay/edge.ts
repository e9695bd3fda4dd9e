import { MockAgent } from 'undici';
import { recordings as metByTheDemo, type Recording, readRecordings } from '../../../demo/contract/recording.ts';

/** Those that the embedded service is held to, and those that it cannot meet: filters of the site, keys over TLS. */
export const recordings: Recording[] = [...metByTheDemo, ...readRecordings('gateway-only')];

export const recordingOf = (name: string): Recording => {
  const found = recordings.find(recording => recording.name === name);
  if (!found) throw new Error(`There is no recording ${name}`);
  return found;
};

/** Where a recording was asked for: below /wp-json, with its query. */
export function askedOf({ request }: Recording): string {
  const { pathname, search, searchParams } = new URL(request.url);
  return (searchParams.get('rest_route') ?? pathname.replace(/^\/wp-json/, '')) + search;
}

/** What stands in for the network of one recording. */
export interface Edge {
  recording: Recording;
  /** the answer's */
  body: unknown;
  /** true where the client asks for a list and one row was recorded */
  asList: boolean;
  /** what is asked besides, by path */
  besides: readonly (readonly [RegExp, unknown])[];
}

export const ORIGIN = 'http://edge.example';

/** A network whose far end answers with a recording. */
export function createEdge({ recording, body, asList, besides }: Edge): MockAgent {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const { status, headers } = recording.response;
  const text = (recording.response.body as { __raw__?: string } | null)?.__raw__;
  // The recorder wrote down the names of cookies under a name that is none of a header.
  const sent = Object.entries(headers).filter(([name]) => !name.includes(' '));
  agent
    .get(ORIGIN)
    .intercept({ path: () => true, method: () => true })
    .reply(({ path }) => {
      const other = besides.find(([pattern]) => pattern.test(path));
      if (other) return json(200, {}, other[1]);
      // Lists are short here, whatever their headers count.
      if (/[?&]page=([2-9]|\d\d)/.test(path)) return json(200, {}, []);
      const given = Object.fromEntries(sent) as Record<string, string>;
      if (text !== undefined) return { statusCode: status, data: text, responseOptions: { headers: given } };
      return json(status, given, asList && status < 300 && !Array.isArray(body) ? [body] : body);
    })
    .persist();
  return agent;
}

const json = (statusCode: number, headers: Record<string, string>, body: unknown) => ({
  statusCode,
  data: JSON.stringify(body),
  responseOptions: { headers: { 'content-type': 'application/json', ...headers } },
});
