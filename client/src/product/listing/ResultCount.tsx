import { fillNodes } from '../../lib/format/fillNodes.tsx';
import { catalogueTexts } from '../texts.ts';

type ResultCountProps = {
  pageInfo: { page: number; perPage: number; totalItems: number };
  /** how many stand on this page */
  shown: number;
};

/** 'Showing 1-12 of 58 products', told again whenever it changes. */
export function ResultCount({ pageInfo: { page, perPage, totalItems }, shown }: ResultCountProps) {
  const first = (page - 1) * perPage + 1;
  const total = <b>{totalItems}</b>;
  return (
    <p role="status">
      {shown === 0 && catalogueTexts.none}
      {shown > 0 && totalItems === 1 && fillNodes(catalogueTexts.showingOne, { total })}
      {shown > 0 &&
        totalItems > 1 &&
        fillNodes(catalogueTexts.showing, { range: <b>{`${first}-${first + shown - 1}`}</b>, total })}
    </p>
  );
}
