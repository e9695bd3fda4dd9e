import type { LoaderFunctionArgs } from 'react-router-dom';
import { blogTexts } from '../../../../rules/texts.ts';
import type { Ask } from '../../data/ask.ts';
import { TagOperation } from '../../gql/operations.ts';
import { loadTerm } from './loadTerm.ts';
import { TermListing } from './TermListing.tsx';

export const load = (ask: Ask, args: LoaderFunctionArgs) => loadTerm(ask, TagOperation, args);

export const Screen = () => <TermListing words={blogTexts.tag} />;
