import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { commentTexts } from '../../../../rules/texts/comment.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { Comments_ListFragment } from '../../gql/graphql.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';
import { StillProse } from '../../ui/content/StillProse.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { postTexts } from '../texts.ts';
import { CommentHead } from './CommentHead.tsx';
import { getCommentForm } from './getCommentForm.ts';

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

const unprinted = css({ [media.print]: { display: 'none' } });

/** Deeper answers stand beside those that they answer, or nothing is left of a phone's width. */
const DEEPEST = 3;

type CommentsProps = {
  list: PartOf<Comments_ListFragment>;
  /** the path of the post, where answers are taken */
  answerAt?: string | undefined;
};

/** What readers said about a post, answers below what they answer. */
export function Comments({ list: from, answerAt }: CommentsProps) {
  const { items, pageInfo } = partOf<Comments_ListFragment>(from);
  if (items.length === 0) return null;
  const known = new Set(items.map(({ id }) => id));
  // Without what it answers it stands by itself.
  const top = items.filter(({ inReplyTo }) => inReplyTo === null || !known.has(inReplyTo));
  const heading = pageInfo.totalItems === 1 ? postTexts.oneComment : postTexts.comments;
  return (
    <section css={place} aria-label={postTexts.commentsHeading}>
      <h2 css={text.headingS}>{fillText(heading, { count: pageInfo.totalItems })}</h2>
      <Answers comments={top} all={items} depth={0} answerAt={answerAt} />
      {pageInfo.totalItems > items.length && <p>{fillText(postTexts.firstComments, { count: items.length })}</p>}
    </section>
  );
}

type AnswersProps = Pick<CommentsProps, 'answerAt'> & {
  comments: readonly Comment[];
  all: readonly Comment[];
  depth: number;
};

function Answers({ comments, all, depth, answerAt }: AnswersProps) {
  if (comments.length === 0) return null;
  const isDeepest = depth === DEEPEST;
  const shown = isDeepest ? comments.flatMap(comment => withAnswers(comment, all)) : comments;
  return (
    <ul>
      {shown.map(comment => (
        <li key={comment.id}>
          <CommentHead author={comment.author} createdAt={comment.createdAt} />
          <StillProse html={comment.content} />
          {answerAt && <AnswerThis comment={comment} path={answerAt} />}
          {!isDeepest && <Answers comments={answersTo(comment, all)} all={all} depth={depth + 1} answerAt={answerAt} />}
        </li>
      ))}
    </ul>
  );
}

const answersTo = ({ id }: Comment, all: readonly Comment[]) => all.filter(({ inReplyTo }) => inReplyTo === id);

const withAnswers = (comment: Comment, all: readonly Comment[]): Comment[] => [
  comment,
  ...answersTo(comment, all).flatMap(answer => withAnswers(answer, all)),
];

/** Leads to the form, which then knows what it answers. */
const AnswerThis = ({ comment: { id, author }, path }: { comment: Comment; path: string }) => (
  <form method="get" action={`${path}#write-comment`} css={unprinted}>
    <input type="hidden" name="write" value="1" />
    <LinkButton
      type="submit"
      name="answer"
      value={id}
      aria-label={fillText(commentTexts.answerTo, { author: author || postTexts.nobody })}
      onPointerEnter={() => void getCommentForm().catch(() => {})}
      onFocus={() => void getCommentForm().catch(() => {})}
    >
      {commentTexts.answer}
    </LinkButton>
  </form>
);
