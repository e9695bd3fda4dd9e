import { type Plugin, processRegularResult } from 'graphql-yoga';
import { refuse } from '../../http/refusal.ts';
import { ANSWER_TYPES, answerTypeOf } from '../answerType.ts';

/**
 * Answers as the type that is wanted most: yoga goes by the order in which types are named. Who takes none of ours is
 * refused before anything is run: yoga runs the operation first, and then says 406 without a word, or streams its one
 * answer where nothing but a stream is taken.
 */
export const useJsonAnswers: Plugin = {
  onRequestParse({ request, endResponse, fetchAPI }) {
    if (answerTypeOf(request.headers.get('accept'))) return;
    const { message, extensions } = refuse('NOT_ACCEPTABLE');
    const body = { errors: [{ message, extensions: { code: extensions.code } }] };
    endResponse(fetchAPI.Response.json(body, { status: 406, headers: { accept: ANSWER_TYPES.join(', ') } }));
  },
  onResultProcess({ request, setResultProcessor }) {
    const type = answerTypeOf(request.headers.get('accept'));
    if (type) setResultProcessor(processRegularResult, type);
  },
};
