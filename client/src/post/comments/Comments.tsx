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
  scroll-margin-top: 120px;
  ul ul {
    margin-left: 28px;
  }
  li {
    padding-top: 20px;
    margin-top: 20px;
    border-top: 1px solid ${color.lineStrong};
  }
`;

const ways = css({ display: 'flex', gap: 24, [media.print]: { display: 'none' } });

/** Deeper answers stand beside those that they answer, or nothing is left of a phone's width. */
const DEEPEST = 3;

type CommentsProps = {
  list: PartOf<Comments_ListFragment>;
  /** of the post */
  path: string;
  /** whether answers are taken */
  answered: boolean;
};

/** What readers said about a post, answers below what they answer. */
export function Comments({ list: from, path, answered }: CommentsProps) {
  const { items, pageInfo } = partOf<Comments_ListFragment>(from);
  const { page, perPage, totalPages, totalItems } = pageInfo;
  if (items.length === 0) return null;
  const upTo = (page - 1) * perPage + items.length;
  const known = new Set(items.map(({ id }) => id));
  // Without what it answers it stands by itself.
  const top = items.filter(({ inReplyTo }) => inReplyTo === null || !known.has(inReplyTo));
  const heading = totalItems === 1 ? postTexts.oneComment : postTexts.comments;
  return (
    <section id="comments" css={place} aria-label={postTexts.commentsHeading}>
      <h2 css={text.headingS}>{fillText(heading, { count: totalItems })}</h2>
      <Answers comments={top} all={items} depth={0} answerAt={answered ? { path, page } : undefined} />
      {page === totalPages && totalItems > upTo && <p>{fillText(postTexts.firstComments, { count: upTo })}</p>}
      {totalPages > 1 && (
        <p css={ways}>
          {page > 1 && <LinkButton href={hrefOf(path, page - 1)}>{postTexts.earlierComments}</LinkButton>}
          {page < totalPages && <LinkButton href={hrefOf(path, page + 1)}>{postTexts.laterComments}</LinkButton>}
        </p>
      )}
    </section>
  );
}

const hrefOf = (path: string, page: number) => `${path}${page > 1 ? `?comments=${page}` : ''}#comments`;

/** The path of the post, and which page of its comments is shown. */
interface Place {
  path: string;
  page: number;
}

type AnswersProps = {
  answerAt: Place | undefined;
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
          {answerAt && <AnswerThis comment={comment} at={answerAt} />}
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
const AnswerThis = ({ comment: { id, author }, at }: { comment: Comment; at: Place }) => (
  <form method="get" action={`${at.path}#write-comment`} css={ways}>
    {at.page > 1 && <input type="hidden" name="comments" value={at.page} />}
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
