import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { blogTexts } from '../../../../rules/texts.ts';
import { AuthorDocument } from '../../gql/graphql.ts';
import { loadTerm } from './loadTerm.ts';
import { TermListing } from './TermListing.tsx';

export const load = (client: ApolloClient, args: LoaderFunctionArgs) => loadTerm(client, AuthorDocument, args);

export const Screen = () => <TermListing query={AuthorDocument} words={blogTexts.author} />;
