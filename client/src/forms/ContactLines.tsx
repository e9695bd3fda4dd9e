import { css } from '@emotion/react';
import { footerTexts } from '../../../rules/texts/layout/footer.ts';
import { telHref } from '../lib/format/telHref.ts';
import { font, size } from '../theme/tokens.ts';

const list = css`
  font: 450 ${size.fs2} / 1.6 ${font.mono};
  overflow-wrap: anywhere;
  a {
    display: inline-block;
    padding-block: 2px;
  }
`;

type ContactLinesProps = {
  phone?: string | null;
  email?: string | null;
  whatsapp?: string | null;
  /** further lines: hours, an address; empty ones are left out */
  lines?: readonly (string | null | undefined)[];
};

/** How to reach the firm, line by line. */
export const ContactLines = ({ phone, email, whatsapp, lines = [] }: ContactLinesProps) => (
  <ul css={list}>
    {phone && (
      <li>
        <a href={telHref(phone)}>{phone}</a>
      </li>
    )}
    {whatsapp && (
      <li>
        <a href={whatsapp}>{footerTexts.whatsapp}</a>
      </li>
    )}
    {email && (
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    )}
    {lines.map(line => line && <li key={line}>{line}</li>)}
  </ul>
);
