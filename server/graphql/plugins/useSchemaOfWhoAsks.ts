import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../requestContext.ts';
import type { Schemas } from '../schemas.ts';

/** The schema as the operator has it, or as everyone else does; yoga's own choice by request needs a request over HTTP. */
export const useSchemaOfWhoAsks = ({ full, open }: Schemas): Plugin<RequestContext> => ({
  onEnveloped({ context, setSchema }) {
    setSchema(context?.operator ? full : open);
  },
});
