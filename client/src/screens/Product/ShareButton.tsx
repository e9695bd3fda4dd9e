import { css } from '@emotion/react';
import { productTexts } from '../../../../rules/texts/product.ts';
import { useNotify } from '../../notifications/notify.ts';
import { media } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';

const place = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: 0.875rem;
  ${media.noScript} {
    display: none;
  }
`;

/** Hands the page's address to the device; where that is not possible it is copied. */
export function ShareButton({ name }: { name: string }) {
  const notify = useNotify();
  const share = async () => {
    const url = window.location.href;
    if (navigator.share) {
      // Who changes their mind has not failed.
      await navigator.share({ title: name, url }).catch(() => {});
      return;
    }
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    notify(copied ? { type: 'success', title: productTexts.shared } : { type: 'info', title: productTexts.notShared });
  };
  return (
    <span css={place}>
      <LinkButton onClick={() => void share()}>
        <Icon name="share" />
        {productTexts.share}
      </LinkButton>
    </span>
  );
}
