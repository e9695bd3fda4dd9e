import { css } from '@emotion/react';
import { useActionData } from 'react-router-dom';
import { basketTexts } from '../../../rules/texts.ts';
import { Banner } from '../ui/Banner.tsx';
import { Wrap } from '../ui/Wrap.tsx';
import type { CartRefused } from './postedCart.ts';

const place = css({ paddingBlock: 16 });

/** Why a form without scripts did not change the cart. */
export function RefusedChange() {
  const posted = useActionData<CartRefused | { kind: 'other' }>();
  if (posted?.kind !== 'cart-refused') return null;
  return (
    <Wrap css={place}>
      <Banner kind="error" live>
        <b>{posted.change === 'add' ? basketTexts.notAdded : basketTexts.notChanged}</b> {posted.message}
      </Banner>
    </Wrap>
  );
}
