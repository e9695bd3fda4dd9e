import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { color, context, image, media, motion, space } from '../../theme/tokens.ts';
import { Spinner } from '../feedback/Spinner.tsx';

const button = css`
  --bg: ${color.signal};
  --corner: 10px;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 0;
  border-radius: ${space.radius};
  background: var(--bg);
  color: ${color.ink};
  font-weight: 650;
  font-stretch: 104%;
  line-height: 1.15;
  text-decoration: none;
  text-align: center;
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    --bg: ${color.signalHover};
  }
  &:active {
    --bg: ${color.signalPress};
  }
  &:is(:disabled, [aria-busy]) {
    --bg: ${color.disabled};
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
  ${media.print} {
    display: none;
  }
`;

// The corner that lifts and shows the void check on the surface below.
const corner = css`
  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: var(--corner);
    height: var(--corner);
    background:
      linear-gradient(45deg, color-mix(in srgb, var(--bg) 55%, white) 0 47%, ${color.fold} 47% 51%, transparent 51%),
      ${image.voidCheck} 0 0 / 5px 5px,
      ${context.under};
    transition:
      width ${motion.peel} ${motion.ease},
      height ${motion.peel} ${motion.ease};
  }
  &:hover::after {
    width: 18px;
    height: 18px;
  }
  &:is(:disabled, [aria-busy])::after {
    display: none;
  }
`;

// Where a visitor's own colours replace the fill, an edge says that it is a button.
const edge = css`
  ${media.forcedColors} {
    border: 1px solid;
    &::after {
      display: none;
    }
  }
`;

const variants = {
  primary: [corner, edge],
  ink: css`
    ${corner}
    ${edge}
    --bg: ${color.ink};
    color: ${color.onInk};
    &:hover {
      --bg: ${color.ink3};
    }
    &:active {
      --bg: ${color.inkPress};
    }
  `,
  line: css`
    ${edge}
    --bg: transparent;
    color: ${context.text};
    box-shadow: inset 0 0 0 1.5px currentColor;
    &:hover,
    &:active {
      --bg: ${context.wash};
    }
  `,
  text: css`
    color: ${context.text};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.3em;
    text-decoration-color: ${color.signal};
    &,
    &:hover,
    &:active,
    &:is(:disabled, [aria-busy]) {
      --bg: transparent;
    }
  `,
};

const sizes = {
  sm: css`
    --corner: 8px;
    min-height: ${space.controlSmall};
    padding: 0 16px;
    font-size: 0.9375rem;
    ${media.phone} {
      min-height: ${space.touch};
    }
  `,
  md: css`
    min-height: ${space.control};
    padding: 0 24px;
    font-size: 1rem;
  `,
  lg: css`
    --corner: 12px;
    min-height: ${space.controlLarge};
    padding: 0 30px;
    font-size: 1.0625rem;
  `,
};

const block = css({ width: '100%' });
const bare = css({ paddingInline: 0, minHeight: space.touch });

type Look = {
  /** Primary once per view region, ink for quotes, line for the second choice, text for the rest. */
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  block?: boolean;
  children: ReactNode;
};
type AsButton = Look & { href?: undefined; busy?: boolean } & Omit<ComponentProps<'button'>, keyof Look>;
type AsLink = Look & { href: string; busy?: undefined } & Omit<ComponentProps<'a'>, keyof Look | 'href'>;

export type ButtonProps = AsButton | AsLink;

const looks = new Map<string, SerializedStyles>();

/** Joined once: each card of a list has one. */
function lookOf(variant: keyof typeof variants, size: keyof typeof sizes, wide = false): SerializedStyles {
  const key = variant + size + wide;
  const look =
    looks.get(key) ?? css([button, variants[variant], sizes[size], variant === 'text' && bare, wide && block]);
  looks.set(key, look);
  return look;
}

/** It keeps the focus, which a disabled one would drop. Enter in a field presses it, too, and sends nothing either. */
const working = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/** A button, or with `href` a link that looks like one. A busy button does nothing and turns a spinner. */
export function Button({ variant = 'primary', size = 'md', block: wide, ...rest }: ButtonProps) {
  const look = lookOf(variant, size, wide);
  if (rest.href !== undefined) {
    const { busy: _, children, ...link } = rest;
    return (
      <a css={look} {...link}>
        {children}
      </a>
    );
  }
  const { busy, children, type = 'button', ...native } = rest;
  return (
    <button css={look} type={type} {...native} {...(busy && working)}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}
