import type { QuoteLifeFragment } from '../../gql/graphql.ts';
import { inWords } from '../asked/askedRows.ts';

/** What a request is for, in few words: 'Security Void, 60x30mm'. */
export const whatOf = ({ labelType, size }: Pick<QuoteLifeFragment, 'labelType' | 'size'>): string =>
  [inWords('labelType', labelType), size].filter(Boolean).join(', ');
