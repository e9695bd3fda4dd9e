import { css } from '@emotion/react';
import { preload } from 'react-dom';
import { imageProps, PHONE_WIDE } from '../../lib/imageProps.ts';
import { heroSheetUrl } from '../../theme/illustrations.ts';
import { rosetteFieldUrl } from '../../theme/ornaments.ts';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, font, media, size, space } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import type { FrontWords } from './frontWords.ts';
import { homeTexts } from './texts.ts';

const hero = css`
  position: relative;
  overflow: clip;
  &::before {
    content: '';
    position: absolute;
    left: 50%;
    top: 50%;
    width: 1240px;
    height: 1240px;
    margin: -620px 0 0 -640px;
    background: url('${rosetteFieldUrl}') center / contain no-repeat;
    -webkit-mask: linear-gradient(90deg, rgb(0 0 0 / 28%) 0 34%, black 52%);
    mask: linear-gradient(90deg, rgb(0 0 0 / 28%) 0 34%, black 52%);
  }
  ${media.phone} {
    &::before {
      opacity: 0.45;
      width: 780px;
      height: 780px;
      margin: -560px 0 0 -150px;
    }
  }
  ${media.forcedColors}, print {
    &::before {
      display: none;
    }
  }
`;

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  min-height: 700px;
  ${media.phone} {
    display: block;
    min-height: 0;
  }
`;

const words = css`
  grid-column: 1 / span 6;
  padding: 96px 0 88px;
  align-self: center;
  position: relative;
  z-index: 2;
  ${media.phone} {
    padding: 48px 0 36px;
  }
`;

const years = css`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  font: 500 ${size.fs1} / 1.2 ${font.mono};
  margin-bottom: 26px;
  &::before {
    content: '';
    width: 34px;
    height: 10px;
    background: linear-gradient(90deg, ${color.signal} 0 33%, ${color.onInk} 33% 66%, ${color.verifyHover} 66%);
  }
`;

const lead = css`
  margin: 28px 0 36px;
  max-width: 46ch;
  ${media.phone} {
    margin: 18px 0 26px;
  }
`;

const actions = css`
  display: flex;
  gap: 14px;
  flex-wrap: wrap;
  ${media.phone} {
    a {
      flex: 1 1 auto;
      padding-inline: 16px;
      white-space: nowrap;
    }
  }
  ${media.tiny} {
    a {
      flex-basis: 100%;
    }
  }
`;

const art = css`
  position: absolute;
  left: 53.5%;
  top: 40px;
  width: max(920px, 50vw);
  max-width: none;
  ${media.wide} {
    width: 700px;
    left: 56%;
  }
  ${media.phone} {
    position: static;
    width: 118%;
    margin: 0 -20px -120px 0;
  }
`;

/** A picture of the editor's, in the place of the drawing. */
const photo = css`
  grid-column: 8 / -1;
  align-self: center;
  ${media.phone} {
    margin-bottom: 36px;
  }
`;
const PHOTO_SIZES = `${PHONE_WIDE}, 520px`;

/** Behind every word of the opening: not after all else that a style brings. */
const backdrop = { as: 'image', fetchPriority: 'high' } as const;

/** What the firm is, and the two ways on. */
export function Hero({ words: said }: { words: FrontWords }) {
  const picture = imageProps(said.picture, PHOTO_SIZES);
  preload(rosetteFieldUrl, backdrop);
  return (
    <section css={[surface.ink, hero]}>
      <Wrap css={row}>
        <div css={words}>
          <p css={years}>{said.years(homeTexts.years) ?? homeTexts.yearless}</p>
          <h1 css={text.headingXl}>{said.title}</h1>
          <p css={[text.lead, lead]}>{said.lead}</p>
          <div css={actions}>
            <Button href="/labels" size="lg">
              {homeTexts.quote}
            </Button>
            <Button href="/about" size="lg" variant="line">
              {homeTexts.more}
              <VisuallyHidden> {homeTexts.moreOf}</VisuallyHidden>
            </Button>
          </div>
        </div>
        {picture ? (
          <Picture css={photo} {...picture} priority />
        ) : (
          <Picture
            css={art}
            src={heroSheetUrl}
            alt={homeTexts.heroAlt}
            width={980}
            height={900}
            fit="natural"
            priority
          />
        )}
      </Wrap>
    </section>
  );
}
