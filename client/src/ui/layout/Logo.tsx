import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { context, font, media } from '../../theme/tokens.ts';
import { LogoMark } from './LogoMark.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const link = css`
  display: flex;
  align-items: center;
  gap: 12px;
  text-decoration: none;
  min-width: 0;
  color: ${context.text};
  > :is(svg, img) {
    flex: none;
  }
  svg {
    width: 42px;
    height: 42px;
  }
  ${media.phone} {
    gap: 8px;
    svg {
      width: 36px;
      height: 36px;
    }
  }
`;

const word = css`
  display: block;
  font-size: 26px;
  line-height: 1;
  font-weight: 820;
  font-stretch: 122%;
  letter-spacing: -0.03em;
  ${media.phone} {
    font-size: 20px;
    font-stretch: 110%;
  }
  ${media.tiny} {
    font-size: 18px;
  }
`;

const longWord = css`
  overflow-wrap: anywhere;
  ${media.phone} {
    font-size: 15px;
    font-stretch: 100%;
  }
`;

/** Letters of a word that stands beside the buttons of a phone's header. */
const MOST_LETTERS = 11;

const hasLongWord = (name: string): boolean => name.split(/\s+/).some(({ length }) => length > MOST_LETTERS);

const line = css`
  display: block;
  font: 500 10.5px / 1 ${font.mono};
  letter-spacing: 0.005em;
  margin-top: 6px;
  color: ${context.mute};
  white-space: nowrap;
  ${media.tiny} {
    display: none;
  }
`;

type LogoProps = {
  name: string;
  tagline?: string | undefined;
  href?: string;
  imageUrl?: string | undefined;
  className?: string;
};

/** The mark and the site's name as a link home; a picture uploaded by the editors takes the mark's place. */
export function Logo({ name, tagline, href = '/', imageUrl, className }: LogoProps) {
  return (
    <a css={link} className={className} href={href}>
      {imageUrl ? <img src={imageUrl} alt="" width={42} height={42} /> : <LogoMark />}
      <span>
        <b css={[word, hasLongWord(name) && longWord]}>{name}</b>
        {tagline && <small css={line}>{tagline}</small>}
        <VisuallyHidden>, {uiTexts.home}</VisuallyHidden>
      </span>
    </a>
  );
}
