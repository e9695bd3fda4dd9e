import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { text } from '../../theme/text.ts';
import { color, font, size } from '../../theme/tokens.ts';
import { Rating } from '../content/Rating.tsx';

const item = css`
  padding: 24px 0;
  border-top: 1px solid ${color.lineStrong};
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 6px 16px;
    margin-bottom: 10px;
    align-items: start;
  }
`;

const person = css`
  display: flex;
  gap: 12px;
  align-items: center;
  line-height: 1.3;
  i {
    width: 40px;
    height: 40px;
    flex: none;
    background: ${color.tint2};
    color: ${color.ink};
    display: grid;
    place-items: center;
    font: 500 13px / 1 ${font.mono};
  }
`;

const badge = css({ color: color.verify, fontSize: size.fs1, fontWeight: 600 });
const right = css({ textAlign: 'right', flex: 'none' });
const when = css({ marginTop: 6 });

type ReviewItemProps = {
  reviewer: string;
  verified?: boolean;
  /** 0 where no stars were given. */
  rating: number;
  /** A <time> element. */
  date: ReactNode;
  /** A line above the words, e.g. that the review awaits approval. */
  notice?: ReactNode;
  children: ReactNode;
};

export function ReviewItem({ reviewer, verified, rating, date, notice, children }: ReviewItemProps) {
  return (
    <article css={item}>
      <header>
        <div css={person}>
          <i aria-hidden="true">{initials(reviewer)}</i>
          <div>
            <b dir="auto">{reviewer}</b>
            {verified && <div css={badge}>{uiTexts.verified}</div>}
          </div>
        </div>
        <div css={right}>
          {rating > 0 && <Rating value={rating} />}
          <div css={[text.mono, text.mute, when]}>{date}</div>
        </div>
      </header>
      {notice}
      <div dir="auto">{children}</div>
    </article>
  );
}

function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map(word => Array.from(word ?? '')[0]?.toUpperCase() ?? '')
    .join('');
}
