import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { RequestContext } from '../requestContext.ts';

export const useClosedSchema: Plugin<RequestContext> = {
  onValidate({ context, addValidationRule }) {
    if (!context.operator) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
