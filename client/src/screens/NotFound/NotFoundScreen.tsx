import { css } from '@emotion/react';
import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import { failureTexts } from '../../../../rules/texts/failure.ts';
import { notFoundTexts } from '../../../../rules/texts/notFound.ts';
import type { Ask } from '../../data/ask.ts';
import type { Suggestions } from '../../data/suggestions.ts';
import { suggestionsFor } from '../../data/withSuggestions.ts';
import { AddressSuggestions } from '../../layout/search/AddressSuggestions.tsx';
import type { Refused } from '../../screen.ts';
import { Seo } from '../../seo/Seo.tsx';
import { void38x19BluePeelUrl } from '../../theme/illustrations.ts';
import { text } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { CropMarks } from '../../ui/layout/CropMarks.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const row = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  align-items: center;
  padding-block: 80px;
  > div:first-of-type {
    grid-column: 1 / span 5;
  }
  > figure {
    grid-column: 7 / -1;
  }
  ${media.phone} {
    display: block;
    padding-block: 40px;
    > figure {
      margin-top: 28px;
    }
  }
`;

/** What may be meant comes before a picture where both do not fit. */
const wideOnly = css({ [media.phone]: { display: 'none' } });
const below = css({ gridColumn: '1 / -1', paddingTop: 26 });
const heading = css({ margin: '12px 0 16px' });
const number = css({ marginTop: 12 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 14, marginTop: 28 });

/**
 * The gateway renders this screen for a request that it refused, too. Who walks to an address that no screen has loads
 * it anew: the server knows where an old one has moved.
 */
export async function load(ask: Ask, { request, params, context }: LoaderFunctionArgs<Refused | undefined>) {
  const { pathname, search } = new URL(request.url);
  if (typeof document !== 'undefined' && '*' in params) return redirectDocument(pathname + search);
  // Without a refusal the router hands over a context of its own.
  const refused = context && 'requestId' in context ? context : null;
  const suggestions = refused || !('*' in params) ? [] : await suggestionsFor(ask, pathname);
  return data<Loaded>({ refused, suggestions }, { status: refused?.status ?? 404 });
}

interface Loaded {
  refused: Refused | null;
  suggestions: Suggestions;
}

/** What a wrong address is answered with; other refusals are not about the address. */
const NOT_HERE = [400, 404, 414];

/** Where no other screen is. */
export function Screen() {
  const { refused, suggestions } = useLoaderData<Loaded>();
  const status = refused?.status ?? 404;
  const title = NOT_HERE.includes(status) ? notFoundTexts.title : notFoundTexts.refused;
  const lead = refused?.message ?? notFoundTexts.lead;
  return (
    <Wrap css={row}>
      <Seo title={title} description={lead} path={null} noindex />
      <div>
        <p css={[text.mono, text.mute]}>{fillText(notFoundTexts.code, { status })}</p>
        <h1 css={[text.headingL, heading]}>{title}</h1>
        <p css={text.lead}>{lead}</p>
        {refused && (
          <p css={[text.mono, text.mute, number]}>{fillText(failureTexts.requestId, { id: refused.requestId })}</p>
        )}
        <div css={actions}>
          <Button href="/">{notFoundTexts.home}</Button>
          <Button href="/catalog" variant="line">
            {notFoundTexts.catalog}
          </Button>
        </div>
      </div>
      <CropMarks css={suggestions.length > 0 && wideOnly}>
        <Picture src={void38x19BluePeelUrl} alt={notFoundTexts.alt} width={800} height={600} fit="natural" priority />
      </CropMarks>
      <div css={below}>
        <AddressSuggestions suggestions={suggestions} />
      </div>
    </Wrap>
  );
}
