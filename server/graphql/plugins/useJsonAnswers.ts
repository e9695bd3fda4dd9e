import type { Plugin } from 'graphql-yoga';
import { refuse } from '../../http/refusal.ts';

/** What an operation is answered as; the first two in one piece, the others as a stream. */
const ANSWERS = ['application/graphql-response+json', 'application/json', 'multipart/mixed', 'text/event-stream'];
const ACCEPT = ANSWERS.slice(0, 2).join(', ');

/** Refuses who takes no such answer before anything is run: yoga runs the operation first, and then says 406 without a word. */
export const useJsonAnswers: Plugin = {
  onRequestParse({ request, endResponse, fetchAPI }) {
    if (accepts(request.headers.get('accept') || '*/*')) return;
    const { message, extensions } = refuse('NOT_ACCEPTABLE');
    const body = { errors: [{ message, extensions: { code: extensions.code } }] };
    endResponse(fetchAPI.Response.json(body, { status: 406, headers: { accept: ACCEPT } }));
  },
};

const accepts = (header: string): boolean =>
  header
    .toLowerCase()
    .split(',')
    .map(one => one.split(';').map(part => part.trim()))
    .some(([type = '', ...parts]) => isAnswer(type) && parts.every(part => !/^charset=(?!"?utf-8"?$)/.test(part)));

const isAnswer = (type: string): boolean =>
  type === '*/*' || ANSWERS.some(one => one === type || (type.endsWith('/*') && one.startsWith(type.slice(0, -1))));
