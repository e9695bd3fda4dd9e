import type { Plugin } from 'graphql-yoga';
import { refuse } from '../../http/refusal.ts';

/** A form on another site can post anything but JSON. */
export const useJsonOnly: Plugin = {
  onRequestParse({ request, endResponse, fetchAPI }) {
    if (request.method !== 'POST') return;
    const type = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    if (type === 'application/json' || type === 'application/graphql+json') return;
    const { message, extensions } = refuse('UNSUPPORTED_MEDIA_TYPE');
    const body = { errors: [{ message, extensions: { code: extensions.code } }] };
    endResponse(fetchAPI.Response.json(body, { status: 415 }));
  },
};
