import { layoutTexts, searchTexts } from '../../../../rules/texts.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { HelpBox } from '../../ui/cards/HelpBox.tsx';

const action = (
  <Button href="/catalog" size="sm">
    {layoutTexts.catalog}
  </Button>
);

/** Where products are searched with filters. */
export const ProductHint = () => (
  <aside>
    <HelpBox title={searchTexts.productHint} action={action}>
      <p>{searchTexts.productHintWords}</p>
    </HelpBox>
  </aside>
);
