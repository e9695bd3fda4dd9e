import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { CategoryOperation } from '../../gql/operations/Category.ts';
import { blogTexts } from '../../post/texts.ts';
import { loadTerm } from './loadTerm.ts';
import { TermListing } from './TermListing.tsx';

export const load = (ask: Ask, args: LoaderFunctionArgs) => loadTerm(ask, CategoryOperation, args);

export const Screen = () => <TermListing words={blogTexts.category} />;
