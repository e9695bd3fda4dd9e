import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { TagOperation } from '../../gql/operations/Tag.ts';
import { blogTexts } from '../../post/texts.ts';
import { loadTerm } from './loadTerm.ts';
import { TermListing } from './TermListing.tsx';

export const load = (ask: Ask, args: LoaderFunctionArgs) => loadTerm(ask, TagOperation, args);

export const Screen = () => <TermListing words={blogTexts.tag} />;
