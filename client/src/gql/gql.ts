/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Layout {\n  site {\n    name\n    description\n    url\n    currency\n    phone\n    email\n    address\n    hours {\n      days\n      opens\n      closes\n    }\n    quoteHours\n    socialLinks {\n      name\n      url\n    }\n    privacyPolicyUrl\n    logo {\n      url(width: 320)\n    }\n  }\n  primary: menu(slug: \"primary\") {\n    ...Header_menu @unmask\n  }\n}\n\nfragment Header_menu on Menu {\n  id\n  items {\n    id\n    title\n    href\n    external\n    newTab\n  }\n}": typeof types.LayoutDocument,
    "query Product($slug: String!) {\n  product(slug: $slug) {\n    id\n    slug\n    name\n    path\n    url\n    sku\n    description\n    price {\n      amount\n      currency\n    }\n  }\n}": typeof types.ProductDocument,
};
const documents: Documents = {
    "query Layout {\n  site {\n    name\n    description\n    url\n    currency\n    phone\n    email\n    address\n    hours {\n      days\n      opens\n      closes\n    }\n    quoteHours\n    socialLinks {\n      name\n      url\n    }\n    privacyPolicyUrl\n    logo {\n      url(width: 320)\n    }\n  }\n  primary: menu(slug: \"primary\") {\n    ...Header_menu @unmask\n  }\n}\n\nfragment Header_menu on Menu {\n  id\n  items {\n    id\n    title\n    href\n    external\n    newTab\n  }\n}": types.LayoutDocument,
    "query Product($slug: String!) {\n  product(slug: $slug) {\n    id\n    slug\n    name\n    path\n    url\n    sku\n    description\n    price {\n      amount\n      currency\n    }\n  }\n}": types.ProductDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Layout {\n  site {\n    name\n    description\n    url\n    currency\n    phone\n    email\n    address\n    hours {\n      days\n      opens\n      closes\n    }\n    quoteHours\n    socialLinks {\n      name\n      url\n    }\n    privacyPolicyUrl\n    logo {\n      url(width: 320)\n    }\n  }\n  primary: menu(slug: \"primary\") {\n    ...Header_menu @unmask\n  }\n}\n\nfragment Header_menu on Menu {\n  id\n  items {\n    id\n    title\n    href\n    external\n    newTab\n  }\n}"): (typeof documents)["query Layout {\n  site {\n    name\n    description\n    url\n    currency\n    phone\n    email\n    address\n    hours {\n      days\n      opens\n      closes\n    }\n    quoteHours\n    socialLinks {\n      name\n      url\n    }\n    privacyPolicyUrl\n    logo {\n      url(width: 320)\n    }\n  }\n  primary: menu(slug: \"primary\") {\n    ...Header_menu @unmask\n  }\n}\n\nfragment Header_menu on Menu {\n  id\n  items {\n    id\n    title\n    href\n    external\n    newTab\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Product($slug: String!) {\n  product(slug: $slug) {\n    id\n    slug\n    name\n    path\n    url\n    sku\n    description\n    price {\n      amount\n      currency\n    }\n  }\n}"): (typeof documents)["query Product($slug: String!) {\n  product(slug: $slug) {\n    id\n    slug\n    name\n    path\n    url\n    sku\n    description\n    price {\n      amount\n      currency\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;