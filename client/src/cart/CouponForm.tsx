import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../rules/fillText.ts';
import { color, media } from '../theme/tokens.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { Field } from '../ui/inputs/Field.tsx';
import { LinkButton } from '../ui/inputs/LinkButton.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { CartForm } from './CartForm.tsx';
import { CartRefusal } from './store/askGateway.ts';
import type { CartStore } from './store/cartStore.ts';
import type { Cart } from './store/lines.ts';
import { basketTexts } from './texts.ts';
import { useReportedChange } from './useReportedChange.ts';

const place = css({
  marginTop: 22,
  paddingTop: 18,
  borderTop: `1px solid ${color.line}`,
  [media.print]: { display: 'none' },
});
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 10, alignItems: 'end' });

type CouponFormProps = {
  cart: Pick<Cart, 'coupons' | 'hash'>;
  store: CartStore | null;
  /** Tells the store what a coupon may depend on, before it is applied. */
  prepare?: () => Promise<unknown>;
};

/** The coupons that are applied, and a field for another; why one was refused holds for the cart as it was. */
export function CouponForm({ cart: { coupons, hash }, store, prepare }: CouponFormProps) {
  const [refusal, setRefusal] = useState<{ of: typeof hash; message: string }>();
  const [round, setRound] = useState(0);
  const reported = useReportedChange();
  const apply = async (form: FormData) => {
    const code = String(form.get('code') ?? '').trim();
    if (!code) return;
    try {
      await prepare?.();
      await store?.change('applyCoupon', { code });
      setRefusal(undefined);
      setRound(round + 1);
    } catch (error) {
      const message = error instanceof CartRefusal ? error.message : basketTexts.tryLater;
      setRefusal({ of: store?.read().cart?.hash ?? null, message });
    }
  };
  return (
    <div css={place}>
      {coupons.map(({ code }) => (
        <CartForm
          key={code}
          change="uncoupon"
          fields={{ code }}
          onChange={() => reported(store?.change('removeCoupon', { code }), basketTexts.tryLater)}
        >
          <LinkButton type="submit">{fillText(basketTexts.removeCoupon, { code: code.toUpperCase() })}</LinkButton>
        </CartForm>
      ))}
      <CartForm key={round} change="coupon" onChange={apply}>
        <Field label={basketTexts.coupon} error={refusal?.of === hash && refusal?.message} live="alert">
          <div css={row}>
            <TextInput name="code" autoComplete="off" maxLength={100} required />
            <Button variant="line" type="submit">
              {basketTexts.applyCoupon}
            </Button>
          </div>
        </Field>
      </CartForm>
    </div>
  );
}
