import { css } from '@emotion/react';
import { data } from 'react-router-dom';
import { notFoundTexts } from '../../../../rules/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { void38x19BluePeelUrl } from '../../theme/illustrations.ts';
import { text } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { CropMarks } from '../../ui/CropMarks.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Wrap } from '../../ui/Wrap.tsx';

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
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 14, marginTop: 28 });

export const load = () => data(null, { status: 404 });

/** Where no other screen is. */
export const Screen = () => (
  <Wrap css={row}>
    <Seo title={notFoundTexts.title} description={notFoundTexts.lead} path={null} noindex />
    <div>
      <p css={[text.mono, text.mute]}>{notFoundTexts.code}</p>
      <h1 css={[text.headingL, heading]}>{notFoundTexts.title}</h1>
      <p css={text.lead}>{notFoundTexts.lead}</p>
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
