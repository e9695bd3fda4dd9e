import { type DocumentNode, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operationAnswered } from '../../telemetry/events.ts';

/** Publishes what was executed, under its name where it is registered: other names are a visitor's own. */
export const useOperationEvents = <Context extends object>(
  isRegistered: (document: DocumentNode) => boolean,
): Plugin<Context> => ({
  onExecute({ args }) {
    if (!operationAnswered.hasSubscribers) return;
    const started = performance.now();
    const name = isRegistered(args.document) ? getOperationAST(args.document, args.operationName)?.name?.value : null;
    return {
      onExecuteDone({ result }) {
        const failed = 'errors' in result && result.errors !== undefined;
        const outcome = failed ? 'errors' : 'ok';
        operationAnswered.publish({ name: name ?? 'other', outcome, ms: performance.now() - started });
      },
    };
  },
});
