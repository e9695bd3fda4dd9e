import { menuTexts } from '../../../../rules/texts/layout/menus.ts';
import { searchTexts } from '../../layout/search/texts.ts';
import { HelpBox } from '../../ui/cards/HelpBox.tsx';
import { Button } from '../../ui/inputs/Button.tsx';

const action = (
  <Button href="/catalog" size="sm">
    {menuTexts.catalog}
  </Button>
);

/** Where products are searched with filters; for who found none. */
export const ProductHint = () => (
  <HelpBox title={searchTexts.productHint} action={action}>
    <p>{searchTexts.productHintWords}</p>
  </HelpBox>
);
