import { createContext, createElement, type ReactNode, use } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { LayoutQuery } from '../gql/graphql.ts';

export type Site = LayoutQuery['site'];

/** What the site is called and how it is reached when the gateway could not say: nothing is invented. */
const unknownSite: Site = {
  __typename: 'Site',
  name: '',
  description: '',
  url: '',
  currency: 'USD',
  weightUnit: null,
  dimensionUnit: null,
  phone: null,
  email: null,
  address: null,
  clientSatisfaction: null,
  yearsOfExperience: null,
  place: null,
  vatNumber: null,
  whatsapp: null,
  delivery: null,
  returnDays: null,
  breaksInCart: true,
  sendsMail: false,
  hours: [],
  quoteHours: '',
  socialLinks: [],
  privacyPolicyUrl: null,
  logo: null,
};

/** What the layout's loader found out. */
export interface LayoutOutcome {
  data: LayoutQuery | null;
  /** what could not be had, by the names of the query's fields; `all` when the gateway did not answer */
  failed: string[];
}

const Loaded = createContext<LayoutOutcome | undefined>(undefined);

/** Hands every part of a page what the layout's loader found out; by the router's own hook each would be drawn at every walk. */
export const LoadedLayout = ({ children }: { children: ReactNode }) =>
  createElement(Loaded, { value: useRouteLoaderData<LayoutOutcome>('layout') }, children);

/** The layout's outcome, which every page has. */
export const useLayoutOutcome = () => use(Loaded);

/** Facts of the whole site: name, address, phone, hours. */
export const useSite = (): Site => useLayoutOutcome()?.data?.site ?? unknownSite;
