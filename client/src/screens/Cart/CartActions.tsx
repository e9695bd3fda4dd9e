import { css } from '@emotion/react';
import { useNavigate } from 'react-router-dom';
import { useAddMany } from '../../cart/adding/useAddMany.ts';
import { CartForm } from '../../cart/CartForm.tsx';
import { goodsAddress } from '../../cart/goodsAddress.ts';
import type { CartStore } from '../../cart/store/cartStore.ts';
import { type CartLine, restoreOf } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { useReportedChange } from '../../cart/useReportedChange.ts';
import { useNotify } from '../../notifications/notify.ts';
import { addItem } from '../../quote/list/items.ts';
import { changeList } from '../../quote/list/quoteList.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { quoteItemOf } from './quoteItemOf.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 24, paddingTop: 18 });
const end = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 32,
  marginLeft: 'auto',
  [media.phone]: { marginLeft: 0 },
});
const scripted = css({ [media.noScript]: { display: 'none' } });

/** What to do with the cart as a whole: go on looking, ask for a quote for it, empty it. */
export function CartActions({ lines, store }: { lines: readonly CartLine[]; store: CartStore | null }) {
  const navigate = useNavigate();
  const reported = useReportedChange();
  const notify = useNotify();
  const addMany = useAddMany();
  const undo = async () => {
    // One change takes a hundred.
    for (let at = 0; at < lines.length; at += 100) if (!(await addMany(restoreOf(lines.slice(at))))) return;
  };
  const clear = async () => {
    if (!(await reported(store?.clear()))) return;
    notify({
      type: 'info',
      title: basketTexts.cleared,
      // It is the only way back, and takes whoever has no pointer longer than a notice stands.
      duration: 0,
      action: { label: basketTexts.undo, onClick: () => void undo() },
    });
  };
  const quote = () => {
    changeList(items => lines.map(quoteItemOf).reduce(addItem, items));
    void navigate('/request-quote#quote-list');
  };
  return (
    <div css={row}>
      <Button variant="text" href="/catalog">
        {basketTexts.shop}
      </Button>
      <div css={end}>
        <LinkButton href={goodsAddress(lines)}>{basketTexts.asLink}</LinkButton>
        <LinkButton css={scripted} onClick={quote}>
          {basketTexts.toQuote}
        </LinkButton>
        <CartForm change="clear" onChange={clear}>
          <LinkButton type="submit">{basketTexts.clear}</LinkButton>
        </CartForm>
      </div>
    </div>
  );
}
