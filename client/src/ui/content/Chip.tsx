import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${space.touch};
  padding: 0 12px;
  border: 1px solid ${color.ink};
  border-radius: ${space.radius};
  background: ${color.sheet};
  color: ${color.ink};
  font-size: ${size.fs2};
  text-decoration: none;
  cursor: pointer;
  svg {
    width: 12px;
    height: 12px;
  }
  &:hover {
    background: ${color.tint};
  }
`;

/** A filter that is set, as the link that takes it off again. */
export function Chip({ children, href }: { children: string; href: string }) {
  return (
    <a css={chip} href={href} aria-label={fillText(uiTexts.remove, { name: children })}>
      {children}
      <Icon name="close" />
    </a>
  );
}
