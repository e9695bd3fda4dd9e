import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { previewTexts as texts } from '../../../../rules/texts/preview.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import type { PreviewQuery, PreviewQueryVariables } from '../../gql/graphql.ts';
import { PreviewOperation } from '../../gql/operations/Preview.ts';
import { PostArticle } from '../../post/PostArticle.tsx';
import { UnlistedContext } from '../../seo/unlisted.ts';
import { PageArticle } from './PageArticle.tsx';
import { PreviewBar } from './PreviewBar.tsx';

const STATUS: Readonly<Record<string, number>> = {
  LINK_EXPIRED: 410,
  LINK_WRONG: 403,
  NO_SUCH_DRAFT: 404,
  NOT_CONNECTED: 503,
};

function addressed({ request, params }: LoaderFunctionArgs): PreviewQueryVariables {
  const { searchParams } = new URL(request.url);
  return {
    type: params.type === 'page' ? 'PAGE' : 'POST',
    id: params.id ?? '',
    expires: Number(/^\d{1,10}$/.exec(searchParams.get('expires') ?? '')?.[0] ?? 0),
    signature: searchParams.get('signature'),
  };
}

/** Reads a draft for the operator or whoever has a link to it. */
export async function load(ask: Ask, args: LoaderFunctionArgs) {
  const variables = addressed(args);
  const missing = args.params.type !== 'post' && args.params.type !== 'page';
  if (missing) return data({ kind: 'missing', variables }, { status: 404 });
  const found = ({ preview }: { preview?: unknown }) => Boolean(preview);
  const outcome = await loadQuery(ask, { query: PreviewOperation, variables, found, personal: true });
  const preview = outcome.data.data?.preview;
  if (preview?.__typename !== 'PreviewRefused') return outcome;
  return data(outcome.data, { status: STATUS[preview.code] ?? 403 });
}

export function Screen() {
  const outcome = useOutcome<PreviewQuery, PreviewQueryVariables>();
  if (outcome.kind === 'missing') return <NotHere title={texts.refused}>{texts.refusals.NO_SUCH_DRAFT}</NotHere>;
  if (outcome.kind === 'failed') return <FailedScreen title={texts.failed} requestId={outcome.requestId} />;
  return <Preview {...outcome.data} />;
}

function Preview({ preview }: PreviewQuery) {
  if (preview?.__typename === 'PreviewRefused')
    return <NotHere title={texts.refused}>{`${preview.message} ${texts.how} (${preview.code})`}</NotHere>;
  return (
    <UnlistedContext value>
      <PreviewBar />
      {preview?.__typename === 'Post' && <PostArticle post={preview} />}
      {preview?.__typename === 'Page' && <PageArticle page={preview} />}
    </UnlistedContext>
  );
}
