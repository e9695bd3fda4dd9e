import { fillText } from '../../../../rules/fillText.ts';
import { compareHref } from '../../product/compare/compareHref.ts';
import { useCompared } from '../../product/compare/compareList.ts';
import { compareTexts } from '../../product/compare/texts.ts';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';

/** An address that names no product: leads to what this browser ticked, else to where that can be done. */
export function NothingToCompare() {
  const ticked = useCompared();
  return (
    <EmptyPanel
      title={compareTexts.empty}
      heading="h2"
      action={
        <Button variant="ink" href={ticked.length ? compareHref(ticked.map(({ id }) => id)) : '/catalog'}>
          {ticked.length ? fillText(compareTexts.mine, { count: ticked.length }) : compareTexts.toCatalogue}
        </Button>
      }
    >
      {compareTexts.emptyText}
    </EmptyPanel>
  );
}
