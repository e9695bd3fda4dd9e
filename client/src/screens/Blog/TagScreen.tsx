import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { blogTexts } from '../../../../rules/texts.ts';
import { TagDocument } from '../../gql/graphql.ts';
import { loadTerm } from './loadTerm.ts';
import { TermListing } from './TermListing.tsx';

export const load = (client: ApolloClient, args: LoaderFunctionArgs) => loadTerm(client, TagDocument, args);

export const Screen = () => <TermListing query={TagDocument} words={blogTexts.tag} />;
