import { HelpBox } from '../../ui/cards/HelpBox.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { catalogueTexts } from '../texts.ts';

/** The way to what is not in the list. */
export const OtherSize = ({ className }: { className?: string }) => (
  <HelpBox
    {...(className && { className })}
    title={catalogueTexts.otherSize}
    action={
      <Button size="sm" href="/request-quote">
        {catalogueTexts.requestAQuote}
      </Button>
    }
  >
    {catalogueTexts.otherSizeText}
  </HelpBox>
);
