import { css } from '@emotion/react';
import { Banner } from '../ui/feedback/Banner.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { addTexts } from './adding/addTexts.ts';
import type { CartRefused } from './postedCart.ts';
import { basketTexts } from './texts.ts';

const place = css({ paddingBlock: 16 });

/** Why a form without scripts did not change the cart. */
export const RefusalBanner = ({ refused: { change, message } }: { refused: CartRefused }) => (
  <Wrap css={place}>
    <Banner kind="error" live>
      <b>{change === 'add' ? addTexts.notAdded : basketTexts.notChanged}</b> {message}
    </Banner>
  </Wrap>
);
