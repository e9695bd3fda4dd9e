import { css } from '@emotion/react';
import { type ComponentProps, useRef } from 'react';
import { color, context, font, space } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../content/Icon.tsx';

const box = css`
  display: inline-grid;
  place-items: center;
  width: ${space.touch};
  height: ${space.touch};
  padding: 0;
  border: 0;
  background: none;
  border-radius: ${space.radius};
  cursor: pointer;
  position: relative;
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${context.wash};
  }
  svg {
    width: 22px;
    height: 22px;
  }
`;

const small = css`
  width: 36px;
  height: 36px;
  svg {
    width: 16px;
    height: 16px;
  }
`;

const bubble = css`
  position: absolute;
  top: 3px;
  right: 0;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  border-radius: 9px;
  background: ${color.signal};
  color: ${color.ink};
  font: 650 11px / 18px ${font.mono};
  text-align: center;
`;

type Look = {
  icon: IconName;
  /** The accessible name; with a count it should speak the count too ('Cart, 7 items'). */
  label: string;
  count?: number | undefined;
  size?: 'sm' | 'md';
};
type AsButton = Look & { href?: undefined } & Omit<ComponentProps<'button'>, keyof Look>;
type AsLink = Look & { href: string } & Omit<ComponentProps<'a'>, keyof Look | 'href'>;

export type IconButtonProps = AsButton | AsLink;

export function IconButton({ icon, label, count, size, ...rest }: IconButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const look = [box, size === 'sm' && small];
  const inside = (
    <>
      <Icon name={icon} />
      {count ? <span css={bubble}>{count > 999 ? '999+' : count}</span> : null}
    </>
  );
  if (rest.href !== undefined)
    return (
      <a css={look} aria-label={label} ref={link} {...rest} href={rest.href}>
        {inside}
      </a>
    );
  return (
    // biome-ignore lint/a11y/noAutofocus: only where it takes the place of a link that has the focus
    <button css={look} type="button" aria-label={label} autoFocus={link.current?.matches(':focus')} {...rest}>
      {inside}
    </button>
  );
}
