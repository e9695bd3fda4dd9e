import { escapeText } from 'entities';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import type { ContentOptions } from './options.ts';

/** What a reader wrote: plain text, checked already. */
export interface NewComment {
  post: number;
  /** the comment that it answers */
  parent?: number;
  author: string;
  email: string;
  content: string;
}

const ROUTE = '/wp/v2/comments';

/** Hands comments over as a stranger: with credentials it would be the gateway's own user who says it. */
export function createNewComments<Row>({ upstream }: ContentOptions, decode: (row: unknown) => Row) {
  return async (scope: Scope, { post, parent = 0, author, email, content }: NewComment): Promise<Row> => {
    const answer = await upstream.call(ROUTE, {
      method: 'POST',
      // Text is made to be text: WordPress takes some markup of strangers.
      body: { post, parent, author_name: escapeText(author), author_email: email, content: escapeText(content) },
      scope,
      timeoutMs: scope.remaining,
    });
    try {
      return decode(answer.json);
    } catch {
      throw new UpstreamError(upstream.name, ROUTE, 'shape', { status: answer.status });
    }
  };
}

/** WordPress refuses the same words twice by itself. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof UpstreamError && error.serviceCode === 'comment_duplicate';

/** Whether handing it over may have had its effect although it failed. */
export const mayHaveArrived = (error: unknown): boolean =>
  !(error instanceof UpstreamError) || (!error.neverSent && (!error.serviceCode || (error.status ?? 500) >= 500));

/** What is known of a comment that WordPress has taken. */
interface Taken {
  id: number;
  status?: string | undefined;
  date_gmt?: string | undefined;
}

/** A comment that was taken before, in its author's words as WordPress sets them. */
export function saidBefore({ post, parent = 0, author, content }: NewComment, taken: Taken) {
  const paragraphs = escapeText(content).split(/\n{2,}/);
  return {
    post,
    parent,
    author_name: author,
    date: undefined,
    content: paragraphs.map(one => `<p>${one.replaceAll('\n', '<br />\n')}</p>\n`).join(''),
    ...taken,
  };
}
