import { css } from '@emotion/react';
import { useId } from 'react';
import { Button } from '../ui/inputs/Button.tsx';
import { FieldMessage } from '../ui/inputs/FieldMessage.tsx';
import { hasObstacle } from './obstacles/obstacles.ts';
import { stoppedButton } from './obstacles/stoppedButton.ts';
import type { CartView } from './store/cartView.ts';
import { basketTexts } from './texts.ts';

const place = css({ display: 'grid', gap: 8, alignContent: 'start' });

type ToCheckoutProps = Pick<CartView, 'notices'> & { size?: 'lg'; block?: boolean; children: string };

/** The way to the checkout; of a cart that cannot be ordered it leads nowhere and says why, to a keyboard too. */
export function ToCheckout({ notices, ...look }: ToCheckoutProps) {
  const id = useId();
  if (!hasObstacle(notices)) return <Button href="/checkout" {...look} />;
  return (
    <div css={place}>
      <Button css={stoppedButton} aria-disabled aria-describedby={id} {...look} />
      <FieldMessage kind="error" id={id}>
        {basketTexts.changeFirst}
      </FieldMessage>
    </div>
  );
}
