import { css } from '@emotion/react';
import { svcMultiUrl, svcRegulatoryUrl, svcTamperUrl } from '../../theme/illustrations.ts';
import { color, font, media, space } from '../../theme/tokens.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { firmTexts } from './firmTexts.ts';
import { Service } from './Service.tsx';

const grid = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space.s7} ${space.gutter};
  ${media.phone} {
    display: block;
    article + article {
      margin-top: 40px;
    }
  }
`;

const tall = css`
  grid-column: 1 / span 7;
  grid-row: 1 / span 2;
  > a {
    flex: 1;
    min-height: 480px;
  }
  ${media.phone} {
    > a {
      flex: none;
      min-height: 0;
      aspect-ratio: 1000 / 640;
    }
  }
`;

const short = css`
  grid-column: 8 / -1;
  > a {
    aspect-ratio: 1000 / 460;
  }
`;

const kinds = css`
  margin-top: 14px;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  font: 450 13px / 1.4 ${font.mono};
  color: ${color.ink};
`;

const { tamper, regulatory, multi } = firmTexts;

/** The three lines of work. */
export const Services = () => (
  <Section on="sheet">
    <SectionHead title={firmTexts.services} lead={firmTexts.servicesLead} />
    <div css={grid}>
      <Service css={tall} href="/products/security" picture={svcTamperUrl} title={tamper[0]} words={tamper[1]}>
        <ul css={kinds}>
          {firmTexts.tamperKinds.map(kind => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </Service>
      <Service
        css={short}
        href="/products/regulatory"
        picture={svcRegulatoryUrl}
        title={regulatory[0]}
        words={regulatory[1]}
      />
      <Service css={short} href="/products/specialty" picture={svcMultiUrl} title={multi[0]} words={multi[1]} />
    </div>
  </Section>
);
