import { css } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { fillText } from '../../../rules/fillText.ts';
import { uiTexts } from '../../../rules/texts/ui.ts';
import { longDate } from '../lib/format/longDate.ts';
import { color, font, media } from '../theme/tokens.ts';
import { LogoMark } from '../ui/layout/LogoMark.tsx';
import { useSite } from './useSite.ts';

/** On paper the page stands alone: no menus, no buttons, no forms. */
const alone = css`
  ${media.print} {
    @page {
      size: A4;
      margin: 14mm 15mm 12mm;
    }
    body:has(&) *:not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
    font-size: 10.5pt;
    line-height: 1.45;
    && :is(th, td) {
      padding-block: 1.2mm;
      font-size: 9.5pt;
    }
    && :is(p, li) {
      font-size: 10pt;
    }
    && figure img {
      max-height: 90mm;
    }
    form,
    nav,
    button,
    a[href^='#'] {
      display: none !important;
    }
    h1 {
      font-size: 22pt;
    }
    h2 {
      font-size: 12pt;
      break-after: avoid;
    }
    figure,
    table {
      break-inside: avoid;
    }
  }
`;

const onPaper = css({ display: 'none' });

const head = css`
  ${media.print} {
    display: flex;
    justify-content: space-between;
    align-items: end;
    gap: 12px;
    margin-bottom: 5mm;
    padding-bottom: 4mm;
    border-bottom: 2px solid ${color.ink};
    > span {
      display: flex;
      align-items: center;
      gap: 12px;
      font-size: 16pt;
      font-weight: 760;
    }
    svg {
      width: 36px;
      height: 36px;
    }
    p {
      font: 450 9pt / 1.4 ${font.mono};
      text-align: right;
    }
  }
`;

const foot = css`
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2mm 5mm;
    margin-top: 5mm;
    padding-top: 3mm;
    border-top: 1px solid ${color.ink};
    font: 450 7pt / 1.5 ${font.mono};
  }
`;

type PaperProps = {
  /** What the paper is, at its head. */
  title: string;
  /** What tells it from others: a SKU. */
  code?: string | null;
  /** Where the page lies. */
  path: string;
  children: ReactNode;
};

/** A page that prints as a sheet of A4, between the firm's name and how it is reached; on the screen it is only its children. */
export function Paper({ title, code, path, children }: PaperProps) {
  const { name, address, phone, email, url } = useSite();
  // A price holds on a day: by the browser's clock, for the page may be older.
  const [day, setDay] = useState('');
  useEffect(() => {
    const note = () => setDay(longDate(new Date().toISOString()));
    note();
    addEventListener('beforeprint', note);
    return () => removeEventListener('beforeprint', note);
  }, []);
  return (
    <div css={alone}>
      <div css={[onPaper, head]}>
        <span>
          <LogoMark />
          {name}
        </span>
        <p>
          {title}
          {code && (
            <>
              <br />
              {[code, day && fillText(uiTexts.printed, { day })].filter(Boolean).join(', ')}
            </>
          )}
        </p>
      </div>
      {children}
      <div css={[onPaper, foot]}>
        <span>{[name, address].filter(Boolean).join(', ')}</span>
        <span>{[phone, email].filter(Boolean).join(', ')}</span>
        <span>{url.replace(/^https?:\/\//, '') + path}</span>
      </div>
    </div>
  );
}
