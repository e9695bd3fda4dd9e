import { css } from '@emotion/react';
import { fillText } from '../../../rules/fillText.ts';
import { type PartOf, partOf } from '../data/partOf.ts';
import type { Comments_ListFragment } from '../gql/graphql.ts';
import { text } from '../theme/text.ts';
import { color, context, size } from '../theme/tokens.ts';
import { Prose } from '../ui/content/Prose.tsx';
import { PostDate } from './PostDate.tsx';
import { postTexts } from './texts.ts';

type Comment = Comments_ListFragment['items'][number];

const place = css`
  margin-top: 56px;
  ul ul {
    margin-left: 28px;
  }
  li {
    padding-top: 20px;
    margin-top: 20px;
    border-top: 1px solid ${color.lineStrong};
  }
`;

const head = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', marginBottom: 8, fontSize: size.fs2 });
const date = css({ color: context.soft });

/** Deeper answers stand beside those that they answer, or nothing is left of a phone's width. */
const DEEPEST = 3;

/** What readers said about a post, answers below what they answer. */
export function Comments({ list: from }: { list: PartOf<Comments_ListFragment> }) {
  const { items, pageInfo } = partOf<Comments_ListFragment>(from);
  if (items.length === 0) return null;
  const known = new Set(items.map(({ id }) => id));
  // Without what it answers it stands by itself.
  const top = items.filter(({ inReplyTo }) => inReplyTo === null || !known.has(inReplyTo));
  const heading = pageInfo.totalItems === 1 ? postTexts.oneComment : postTexts.comments;
  return (
    <section css={place} aria-label={postTexts.commentsHeading}>
      <h2 css={text.headingS}>{fillText(heading, { count: pageInfo.totalItems })}</h2>
      <Answers comments={top} all={items} depth={0} />
      {pageInfo.totalItems > items.length && <p>{fillText(postTexts.firstComments, { count: items.length })}</p>}
    </section>
  );
}

function Answers({ comments, all, depth }: { comments: readonly Comment[]; all: readonly Comment[]; depth: number }) {
  if (comments.length === 0) return null;
  return (
    <ul>
      {comments.map(comment => {
        const answers = all.filter(({ inReplyTo }) => inReplyTo === comment.id);
        const below = <Answers comments={answers} all={all} depth={depth + 1} />;
        return (
          <li key={comment.id}>
            <p css={head}>
              <b>{comment.author || postTexts.nobody}</b>
              <span css={date}>
                <PostDate date={comment.createdAt} />
              </span>
            </p>
            <Prose html={comment.content} />
            {depth < DEEPEST && below}
          </li>
        );
      })}
    </ul>
  );
}
