import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { text } from '../../theme/text.ts';
import { color, media, size } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import type { SharedLine } from './sharedLines.ts';
import { sharedTexts } from './texts.ts';

const row = css`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) auto 156px;
  gap: 12px 24px;
  align-items: center;
  padding: 18px 0;
  border-top: 1px solid ${color.lineStrong};
  ${media.phone} {
    grid-template-columns: 92px minmax(0, 1fr) auto;
  }
`;

const picture = css({ aspectRatio: '4 / 3', background: color.tint, [media.phone]: { gridRow: '1 / span 2' } });
const words = css({ [media.phone]: { gridColumn: '2 / -1' } });
const name = css({ fontSize: size.fs3, fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' });
const sum = css({ fontWeight: 700, textAlign: 'right', fontVariantNumeric: 'tabular-nums' });

/** A product of the list: what it is, how many, what that costs, or why it cannot be bought like this. */
export function SharedRow({ line }: { line: SharedLine }) {
  const { id, image, path, price, total, quantity, sku, state } = line;
  return (
    <li css={row}>
      <div css={picture}>
        <Picture src={image} alt="" width={320} height={240} />
      </div>
      <div css={words}>
        {sku && <p css={[text.mono, text.mute]}>{sku}</p>}
        <h2 css={name}>{path ? <a href={path}>{line.name}</a> : fillText(sharedTexts.gone, { id })}</h2>
        {price && <p css={[text.small, text.soft]}>{fillText(sharedTexts.each, { price: showMoney(price) })}</p>}
        {state === 'choose' && path && <LinkButton href={path}>{sharedTexts.chooseOptions}</LinkButton>}
        {state === 'ask' && path && <LinkButton href={path}>{sharedTexts.ask}</LinkButton>}
      </div>
      <p css={text.mono}>{fillText(sharedTexts.quantity, { quantity })}</p>
      <p css={sum}>{state === 'forSale' && total && showMoney(total)}</p>
    </li>
  );
}
