import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { text } from '../../theme/text.ts';
import { color, context, media, size } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { FieldMessage } from '../../ui/inputs/FieldMessage.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { LineSum } from '../LineSum.tsx';
import { lineFacts } from '../lineFacts.ts';
import { NextBreak } from '../NextBreak.tsx';
import type { CartLine } from '../store/lines.ts';
import { basketTexts } from '../texts.ts';

const row = css`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) fit-content(112px);
  gap: 0 16px;
  padding: 18px 26px;
  border-bottom: 1px solid ${color.line};
  line-height: 1.35;
  ${media.phone} {
    grid-template-columns: 84px minmax(0, 1fr);
  }
`;

const picture = css({ aspectRatio: '4 / 3', background: color.tint, alignSelf: 'start' });
const name = css({
  fontWeight: 600,
  overflowWrap: 'anywhere',
  a: { textDecoration: 'none', display: 'inline-block', minHeight: 24 },
});
const sum = css({ textAlign: 'right', [media.phone]: { gridColumn: 2, textAlign: 'left' } });
const details = css({ fontSize: size.fs2, color: context.soft });

type DrawerLineProps = { line: CartLine; busy: boolean; obstacle: string | null; onRemove: () => void };

/** A line of the cart in little. */
export function DrawerLine({ line, busy, obstacle, onRemove }: DrawerLineProps) {
  const { path, image, sku, quantity } = line;
  const count = sku ? fillText(basketTexts.times, { sku, quantity }) : fillText(basketTexts.timesOnly, { quantity });
  return (
    <li css={row}>
      <div css={picture}>
        <Picture src={image} alt="" width={320} height={240} />
      </div>
      <div>
        <p css={name}>{path ? <a href={path}>{line.name}</a> : line.name}</p>
        {lineFacts(line) && <p css={details}>{lineFacts(line)}</p>}
        <p css={[text.mono, text.mute]}>{count}</p>
        {obstacle ? <FieldMessage kind="error">{obstacle}</FieldMessage> : <NextBreak line={line} />}
        <LinkButton aria-label={fillText(uiTexts.remove, { name: line.name })} onClick={onRemove}>
          {basketTexts.remove}
        </LinkButton>
      </div>
      <LineSum css={sum} sum={line.sum} busy={busy} />
    </li>
  );
}
