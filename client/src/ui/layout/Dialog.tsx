import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { surface } from '../../theme/surface.ts';
import { color, shadow } from '../../theme/tokens.ts';

const dialog = css`
  padding: 0;
  border: 0;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.scrim};
  }
`;

const kinds = {
  modal: css`
    margin: auto;
    width: min(100vw - 32px, 1120px);
    max-width: none;
    max-height: calc(100dvh - 32px);
    box-shadow: ${shadow.drawer};
  `,
  drawer: css`
    margin: 0 0 0 auto;
    width: 440px;
    max-width: 100%;
    height: 100dvh;
    max-height: none;
    box-shadow: ${shadow.drawer};
  `,
  cover: css`
    margin: 0;
    width: 100vw;
    max-width: none;
    height: 100dvh;
    max-height: none;
  `,
};

const inside = css({ minHeight: '100%', display: 'flex', flexDirection: 'column' });

type DialogProps = {
  open: boolean;
  /** Asked for by Escape and by a click on the scrim. */
  onClose: () => void;
  label: string;
  kind?: keyof typeof kinds;
  /** The control to focus first carries `data-autofocus`; else the browser takes the first one. */
  children: ReactNode;
  className?: string;
  id?: string;
};

/** A native modal dialog: the browser traps focus and gives it back. Its content exists only while it is open. */
export function Dialog({ open, onClose, label, kind = 'modal', children, className, id }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || open === element.open) return;
    if (!open) return element.close();
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the cancel event.
    <dialog
      css={[surface[kind === 'cover' ? 'ink' : 'sheet'], dialog, kinds[kind]]}
      className={className}
      id={id}
      ref={ref}
      aria-label={label}
      onCancel={event => {
        // A file input inside cancels too, and that one bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={event => {
        if (event.target === event.currentTarget && open) onClose();
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && <div css={inside}>{children}</div>}
    </dialog>
  );
}
