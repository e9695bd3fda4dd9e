import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color, font, media, size } from '../../theme/tokens.ts';

const title = css`
  font-size: ${size.fs6};
  padding-bottom: 10px;
  border-bottom: 2px solid ${color.ink};
  margin-bottom: 18px;
  display: flex;
  justify-content: space-between;
  align-items: end;
  gap: 6px 20px;
  flex-wrap: wrap;
`;

const aside = css`
  font: 450 ${size.fs1} / 1.4 ${font.mono};
  letter-spacing: -0.01em;
  color: ${color.inkMute};
`;

const unprinted = css({ [media.print]: { display: 'none' } });

/** `focusable` where an answer leads to it. */
type PartProps = {
  title: ReactNode;
  note?: ReactNode;
  id?: string;
  focusable?: boolean;
  screenOnly?: boolean;
  children: ReactNode;
};

/** A part of the page under a ruled heading, with a word at its right. */
export function Part({ title: words, note, id, focusable, screenOnly, children }: PartProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={focusable ? -1 : undefined} aria-labelledby={headingId} css={screenOnly && unprinted}>
      <h2 css={title}>
        <span id={headingId}>{words}</span>
        {note ? <span css={aside}>{note}</span> : null}
      </h2>
      {children}
    </section>
  );
}
