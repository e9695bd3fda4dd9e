import { css } from '@emotion/react';
import { fillText } from '../../../rules/fillText.ts';
import { failureTexts } from '../../../rules/texts/failure.ts';
import { notFoundTexts } from '../../../rules/texts/notFound.ts';
import type { Refused } from '../screen.ts';
import { Seo } from '../seo/Seo.tsx';
import { void38x19BluePeelUrl } from '../theme/illustrations.ts';
import { text } from '../theme/text.ts';
import { media, space } from '../theme/tokens.ts';
import { Picture } from '../ui/content/Picture.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { CropMarks } from '../ui/layout/CropMarks.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';

const row = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  align-items: center;
  padding-block: 80px;
  > div {
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

const heading = css({ margin: '12px 0 16px' });
const number = css({ marginTop: 12 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 14, marginTop: 28 });

/** What a wrong address is answered with; other refusals are not about the address. */
const NOT_HERE = [400, 404, 414];

/** What stands at an address that leads nowhere, and where a request was refused. */
export function NoSuchPlace({ refused = null }: { refused?: Refused | null }) {
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
      <CropMarks>
        <Picture src={void38x19BluePeelUrl} alt={notFoundTexts.alt} width={800} height={600} fit="natural" priority />
      </CropMarks>
    </Wrap>
  );
}
