import { type DocumentNode, getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operationAnswered } from '../../telemetry/events.ts';
import { isFollowed, traced } from '../../telemetry/spans.ts';

/**
 * Publishes what was executed and makes it a span, under its name where it is registered: other names are a visitor's
 * own. The last plugin, so that it stands around the others' ways of executing.
 */
export const useTelemetry = <Context extends object>(
  isRegistered: (document: DocumentNode) => boolean,
): Plugin<Context> => ({
  onExecute({ args, executeFn, setExecuteFn }) {
    const named = isRegistered(args.document) ? getOperationAST(args.document, args.operationName)?.name?.value : null;
    const name = named ?? 'other';
    if (isFollowed()) setExecuteFn(asked => traced(`operation ${name}`, async () => executeFn(asked)));
    if (!operationAnswered.hasSubscribers) return;
    const started = performance.now();
    return {
      onExecuteDone({ result }) {
        const outcome = 'errors' in result && result.errors !== undefined ? 'errors' : 'ok';
        operationAnswered.publish({ name, outcome, ms: performance.now() - started });
      },
    };
  },
});
