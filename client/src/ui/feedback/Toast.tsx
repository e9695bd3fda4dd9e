import { css, keyframes } from '@emotion/react';
import { type ReactNode, useRef } from 'react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { surface } from '../../theme/surface.ts';
import { color, media, shadow } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../content/Icon.tsx';
import { IconButton } from '../inputs/IconButton.tsx';
import { useCountdown } from './useCountdown.ts';

const slab = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  width: 380px;
  max-width: 100%;
  padding: 16px 8px 16px 18px;
  box-shadow: ${shadow.drawer};
  position: relative;
  line-height: 1.4;
  > svg {
    color: var(--accent);
    margin-top: 1px;
  }
  b {
    display: block;
    font-weight: 650;
  }
  p {
    color: ${color.onInkSoft};
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    padding-block: 8px;
    font-weight: 600;
  }
  > button {
    margin-top: -8px;
  }
  &:is(:hover, :focus-within) > i {
    animation-play-state: paused;
  }
`;

const runDown = keyframes({ to: { transform: 'scaleX(0)' } });

const bar = css`
  position: absolute;
  left: 0;
  right: 0;
  bottom: 0;
  height: 4px;
  background: var(--accent);
  transform-origin: 0 50%;
  animation: ${runDown} linear forwards;
  ${media.reducedMotion} {
    display: none;
  }
`;

const kinds = {
  success: css({ '--accent': color.signal }),
  error: css({ '--accent': color.errorOnInk }),
  warning: css({ '--accent': color.warnOnInk }),
  info: css({ '--accent': color.infoOnInk }),
};

const icons: Record<keyof typeof kinds, IconName> = { success: 'tick', error: 'warn', warning: 'warn', info: 'info' };

type ToastProps = {
  kind: keyof typeof kinds;
  title: ReactNode;
  /** what happened, and a link to go on from there */
  children?: ReactNode;
  icon?: IconName;
  /** Milliseconds until it closes itself; it waits while pointed at or focused. 0 stays. */
  duration?: number;
  onClose: () => void;
};

/** One notification slab; where it stands, and that what is no error is read out there, is its list's business. */
export function Toast({ kind, title, children, icon, duration = 5000, onClose }: ToastProps) {
  const { pause, resume } = useCountdown(duration, onClose);
  const left = useRef<HTMLElement>(null);
  /** Whoever came here goes on where they were. */
  const close = () => {
    left.current?.focus();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the clock while it is being read.
    <div
      css={[surface.ink, slab, kinds[kind]]}
      role={kind === 'error' ? 'alert' : undefined}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) left.current = relatedTarget as HTMLElement | null;
        pause();
      }}
      onBlur={resume}
    >
      <Icon name={icon ?? icons[kind]} />
      <div>
        <b>{title}</b>
        {children}
      </div>
      <IconButton size="sm" icon="close" label={uiTexts.close} onClick={close} />
      {duration > 0 && <i css={[bar, css({ animationDuration: `${duration}ms` })]} aria-hidden="true" />}
    </div>
  );
}
