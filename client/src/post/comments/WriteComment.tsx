import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commentTexts } from '../../../../rules/texts/comment.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { Comments_ListFragment } from '../../gql/graphql.ts';
import { media } from '../../theme/tokens.ts';
import { StillProse } from '../../ui/content/StillProse.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { CommentHead } from './CommentHead.tsx';
import type { SentComment } from './commentOutcome.ts';
import { getCommentForm } from './getCommentForm.ts';

const CommentForm = lazy(async () => ({ default: (await getCommentForm()).CommentForm }));

const place = css({ marginTop: 28, scrollMarginTop: 120, [media.print]: { display: 'none' } });
const own = css({ marginTop: 20 });

type WriteCommentProps = {
  post: string;
  path: string;
  /** what is said already, and can be answered */
  comments: PartOf<Comments_ListFragment> | null;
};

/** Room for a comment: the form while the address asks for it, and what became of it in its place. */
export function WriteComment({ post, path, comments }: WriteCommentProps) {
  const params = usePageQuery();
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentComment>();
  const isWriting = params.has('write');
  // The next one may not be sent.
  useEffect(() => {
    if (isWriting) setSent(undefined);
  }, [isWriting]);
  const close = (taken: SentComment) => {
    setSent(taken);
    void navigate(path, { replace: true, preventScrollReset: true });
  };
  const said = comments ? partOf<Comments_ListFragment>(comments).items : [];
  const answered = said.find(({ id }) => id === params.get('answer'));
  const posted = { shown: true, held: false }[params.get('commented') ?? ''];
  const shown = sent?.shown ?? posted;
  return (
    <div id="write-comment" css={place}>
      {isWriting ? (
        <Suspense fallback={<Spinner />}>
          <CommentForm key={answered?.id} post={post} path={path} answered={answered} onSent={close} />
        </Suspense>
      ) : shown === undefined ? (
        <form method="get" action={`${path}#write-comment`} data-keep-scroll>
          <Button
            variant="ink"
            type="submit"
            name="write"
            value="1"
            onPointerEnter={() => void getCommentForm().catch(() => {})}
            onFocus={() => void getCommentForm().catch(() => {})}
          >
            {commentTexts.write}
          </Button>
        </form>
      ) : (
        <Thanks shown={shown} sent={sent} />
      )}
    </div>
  );
}

/** What became of it; what was sent from this page stands below as it is shown, or will be. */
function Thanks({ shown, sent }: { shown: boolean; sent: SentComment | undefined }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <>
      <Banner kind="success" ref={banner} live>
        {shown ? commentTexts.shown : commentTexts.held}
      </Banner>
      {sent && (
        <div css={own}>
          <CommentHead author={sent.author} createdAt={sent.createdAt} />
          <Suspense fallback={null}>
            <StillProse html={sent.content} />
          </Suspense>
        </div>
      )}
    </>
  );
}
