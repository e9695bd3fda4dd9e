import type { HomeQuery } from '../../gql/graphql.ts';
import { DrawnDocket } from '../../quote/DrawnDocket.tsx';
import { Buyers } from './Buyers.tsx';
import { Lift } from './lift/Lift.tsx';
import { Range } from './Range.tsx';
import { Reports } from './Reports.tsx';
import { Shelf } from './Shelf.tsx';

/** The label to lift, what there is to buy, and what others say of it. */
export const Offered = ({ products, reviews }: Pick<HomeQuery, 'products' | 'reviews'>) => (
  <>
    <Lift />
    <Shelf products={products} />
    <Reports reviews={reviews} />
    <Range />
    <Buyers />
    <DrawnDocket above="tint" />
  </>
);
