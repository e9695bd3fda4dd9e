import { EmptyPanel } from '../ui/feedback/EmptyPanel.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { basketTexts } from './texts.ts';

const shop = <Button href="/catalog">{basketTexts.shop}</Button>;

/** A cart with nothing in it, and where to go from there. */
export const EmptyCart = ({ heading }: { heading: 'h2' | 'h3' }) => (
  <EmptyPanel title={basketTexts.empty} action={shop} heading={heading}>
    {basketTexts.emptyText}
  </EmptyPanel>
);
