import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { clientOf } from '../../apollo/clientOf.ts';
import { useAsk } from '../../data/useAsk.ts';
import { CheckoutDocument, type CheckoutQuery } from '../../gql/graphql.ts';

const show = (client: ApolloClient, data: CheckoutQuery) => client.writeQuery({ query: CheckoutDocument, data });

/** The cart as the last answer had it: what came with the page, then what every change of it was answered. */
export function useShownCart(loaded: CheckoutQuery): CheckoutQuery['cart'] {
  const client = clientOf(useAsk());
  // Before the first reading, which would find what an earlier visit to this screen left.
  useState(() => show(client, loaded));
  useEffect(() => void show(client, loaded), [client, loaded]);
  const { data } = useQuery(CheckoutDocument, { client, fetchPolicy: 'cache-only' });
  return ((data as CheckoutQuery | undefined) ?? loaded).cart;
}
