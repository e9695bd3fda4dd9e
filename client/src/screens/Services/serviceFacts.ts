import type { PartOf } from '../../data/partOf.ts';
import type { Service_ProductFragment } from '../../gql/graphql.ts';
import type { ProductCardRef } from '../../product/productCardRef.ts';
import { servicesTexts } from './texts.ts';

/** A service of the list, by what its card and its place here need. */
export type ServiceRef = ProductCardRef & PartOf<Service_ProductFragment>;

/** What is sent, what is got and how long it takes, as far as the shop says. */
export const factRows = ({ facts }: Service_ProductFragment): [label: string, value: string][] =>
  Object.entries(servicesTexts.facts).flatMap(([key, label]) => {
    const value = facts.find(one => one.key === key)?.value;
    return value ? [[label, value] as [string, string]] : [];
  });

/** Where on the page a service stands. */
export const anchorOf = (path: string): string => path.split('/').at(-1) ?? '';
