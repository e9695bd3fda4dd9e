import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { CartForm } from '../../cart/CartForm.tsx';
import { CartRefusal } from '../../cart/store/askGateway.ts';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { useReportedChange } from '../../cart/useReportedChange.ts';
import { color, media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';

const place = css({
  marginTop: 22,
  paddingTop: 18,
  borderTop: `1px solid ${color.line}`,
  [media.print]: { display: 'none' },
});
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 10, alignItems: 'end' });

type CouponFormProps = { coupons: Cart['coupons']; store: CartStore | null };

/** The coupons that are applied, and a field for another. */
export function CouponForm({ coupons, store }: CouponFormProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const reported = useReportedChange();
  const apply = async (form: FormData) => {
    const code = String(form.get('code') ?? '').trim();
    if (!code) return;
    try {
      await store?.change('applyCoupon', { code });
      setRefused(null);
      setRound(round + 1);
    } catch (error) {
      setRefused(error instanceof CartRefusal ? error.message : basketTexts.tryLater);
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
        <Field label={basketTexts.coupon} error={refused}>
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
