import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Where introspection is off, a misspelt name does not bring the right one. */
export const useWithoutSuggestions: Plugin = {
  onValidate:
    () =>
    ({ result, setResult }) => {
      if (result.some(error => / Did you mean /.test(error.message)))
        setResult(
          result.map(
            error =>
              new GraphQLError(error.message.replace(/ Did you mean .*$/s, ''), {
                nodes: error.nodes,
                source: error.source,
                positions: error.positions,
                extensions: error.extensions,
              }),
          ),
        );
    },
  onExecute({ args }) {
    Object.assign(args, { hideSuggestions: true });
  },
};
