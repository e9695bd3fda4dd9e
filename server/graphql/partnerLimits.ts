import { getDirective } from '@graphql-tools/utils';
import { type DocumentNode, type GraphQLSchema, getOperationAST, Kind, type SelectionSetNode } from 'graphql';
import { selectedIn } from '../context/selection.ts';
import { HttpRefusal } from '../http/refusal.ts';
import type { Scope } from '../partners/partner.ts';
import { fragmentsOf } from './plugins/definitions.ts';
import { measure, type Variables } from './plugins/measure.ts';
import type { AskingPartner } from './requestContext.ts';

/** An operation that a partner asks for. */
interface PartnerAsk {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: Variables;
}

/** What a partner's key may ask, and what that costs. */
export interface PartnerLimits {
  /** @throws HttpRefusal 403 for a root that the key does not open */
  check(partner: AskingPartner, ask: PartnerAsk): void;
  /** In points. */
  costOf(ask: PartnerAsk): number;
}

export function createPartnerLimits(schema: GraphQLSchema): PartnerLimits {
  const needed = scopesOfRoots(schema);
  return {
    check(partner, { document, operationName }) {
      const operation = getOperationAST(document, operationName);
      if (!operation) return;
      for (const field of rootsIn(document, operation.selectionSet)) {
        const scopes = needed.get(`${operation.operation} ${field}`);
        if (scopes && !scopes.some(scope => partner.scopes.includes(scope)))
          throw new HttpRefusal(403, 'KEY_SCOPE', { field, scopes: scopes.join(', ') });
      }
    },
    costOf({ document, operationName, variables }) {
      const operation = getOperationAST(document, operationName);
      return operation ? measure(schema, document, operation, variables).cost : 0;
    },
  };
}

/** Roots that are open to some keys alone, by kind of operation and name. */
function scopesOfRoots(schema: GraphQLSchema): Map<string, Scope[]> {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return new Map(
    roots.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {}).flatMap(field => {
        const mark = getDirective(schema, field, 'scope')?.[0] as { of: string[] } | undefined;
        return mark ? [[`${kind} ${field.name}`, mark.of.map(scope => scope.toLowerCase() as Scope)]] : [];
      }),
    ) as [string, Scope[]][],
  );
}

/** Names of the fields of a root, those in fragments too. */
const rootsIn = (document: DocumentNode, set: SelectionSetNode): string[] =>
  selectedIn(set, Object.fromEntries(fragmentsOf(document))).flatMap(one =>
    one.kind === Kind.FIELD ? one.name.value : [],
  );
