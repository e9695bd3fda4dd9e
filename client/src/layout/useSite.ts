import { useQuery } from '@apollo/client/react';
import { LayoutDocument, type LayoutQuery } from '../gql/graphql.ts';

export type Site = LayoutQuery['site'];

/** What the site is called and how it is reached when the gateway could not say: nothing is invented. */
const unknownSite: Site = {
  __typename: 'Site',
  name: '',
  description: '',
  url: '',
  currency: 'USD',
  phone: null,
  email: null,
  address: null,
  hours: [],
  quoteHours: '',
  socialLinks: [],
  privacyPolicyUrl: null,
  logo: null,
};

/** The layout's data, which every page carries. */
export const useLayoutData = (): LayoutQuery | undefined =>
  useQuery(LayoutDocument, { fetchPolicy: 'cache-only' }).data as LayoutQuery | undefined;

/** Facts of the whole site: name, address, phone, hours. */
export const useSite = (): Site => useLayoutData()?.site ?? unknownSite;
