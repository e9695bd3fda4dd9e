import type { Plugin } from 'graphql-yoga';
import { refuse } from '../../http/refusal.ts';

/** What an operation is answered as. */
const ANSWERS = ['application/graphql-response+json', 'application/json'];

/**
 * Refuses who takes no such answer before anything is run: yoga runs the operation first, and then says 406 without a
 * word, or streams its one answer where nothing but a stream is taken.
 */
export const useJsonAnswers: Plugin = {
  onRequestParse({ request, endResponse, fetchAPI }) {
    if (accepts(request.headers.get('accept') || '*/*')) return;
    const { message, extensions } = refuse('NOT_ACCEPTABLE');
    const body = { errors: [{ message, extensions: { code: extensions.code } }] };
    endResponse(fetchAPI.Response.json(body, { status: 406, headers: { accept: ANSWERS.join(', ') } }));
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
