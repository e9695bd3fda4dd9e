import { css } from '@emotion/react';
import { context, size } from '../../theme/tokens.ts';
import { PostDate } from '../PostDate.tsx';
import { postTexts } from '../texts.ts';

const head = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBottom: 8, fontSize: size.fs2 });
const date = css({ color: context.soft });

/** Who said it, and when. */
export const CommentHead = ({ author, createdAt }: { author: string; createdAt: string }) => (
  <p css={head}>
    <b>{author || postTexts.nobody}</b>
    <span css={date}>
      <PostDate date={createdAt} />
    </span>
  </p>
);
