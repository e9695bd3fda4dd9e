import { css } from '@emotion/react';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { useSite } from '../../site/useSite.ts';
import { rosetteFieldUrl } from '../../theme/ornaments.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Dialog } from '../../ui/layout/Dialog.tsx';
import { Logo } from '../../ui/layout/Logo.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { OverlayAnswer } from './OverlayAnswer.tsx';
import { OverlayForm } from './OverlayForm.tsx';
import { OverlayWords } from './OverlayWords.tsx';
import { searchTexts } from './texts.ts';

const overlay = css`
  overflow-x: clip;
  overflow-y: auto;
  &::before {
    content: '';
    position: fixed;
    right: -420px;
    bottom: -520px;
    width: 1240px;
    height: 1240px;
    background: url('${rosetteFieldUrl}') center / contain no-repeat;
    /* Small text stands on its lines. */
    opacity: 0.4;
    pointer-events: none;
    ${media.forcedColors} {
      display: none;
    }
  }
`;

const above = css({ position: 'relative' });
const top = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: 80 });

const hint = css`
  padding-top: 14px;
  color: ${color.onInkMute};
  kbd {
    font: inherit;
    border: 1px solid currentColor;
    border-radius: 2px;
    padding: 2px 6px;
    margin-right: 4px;
  }
  ${media.phone} {
    display: none;
  }
`;

/** The arrow keys walk through field and results, as Tab does. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-results] a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Whichever link is followed, the page below is what is wanted. */
function follow({ target }: MouseEvent<HTMLElement>, onClose: () => void) {
  if (target instanceof Element && target.closest('a')) onClose();
}

/** A browser takes Escape in a search field for emptying it, and would close only at the second one. */
function leave(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onClose();
}

type SearchOverlayProps = { open: boolean; onClose: () => void };

/** Search over the whole page, with answers while one types. */
export function SearchOverlay({ open, onClose }: SearchOverlayProps) {
  const { name } = useSite();
  const [words, setWords] = useState('');
  // As with a link: at once, so that the focus is free for the page that Back leads to.
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);
  return (
    <Dialog css={overlay} kind="cover" label={searchTexts.title} open={open} onClose={onClose}>
      <Wrap
        css={above}
        onClick={event => follow(event, onClose)}
        onKeyDown={event => {
          walk(event);
          leave(event, onClose);
        }}
      >
        <div css={top}>
          <Logo name={name} />
          <IconButton icon="close" label={searchTexts.close} onClick={onClose} />
        </div>
        <OverlayForm words={words} onWords={setWords} onSubmit={onClose} />
        <p css={[text.mono, hint]}>
          <kbd>{searchTexts.escape[0]}</kbd> {searchTexts.escape[1]}
        </p>
        <OverlayAnswer words={words} />
        <OverlayWords />
      </Wrap>
    </Dialog>
  );
}
