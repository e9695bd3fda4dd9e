import { css } from '@emotion/react';
import { shortMoment } from '../../lib/format/longDate.ts';
import { AskedItems } from '../../quote/asked/AskedItems.tsx';
import { askedRows } from '../../quote/asked/askedRows.ts';
import { Facts } from '../../quote/life/Facts.tsx';
import { Files } from '../../quote/life/Files.tsx';
import { Part } from '../../quote/life/Part.tsx';
import { ScaleDrawing } from '../../quote/life/ScaleDrawing.tsx';
import { text } from '../../theme/text.ts';
import { CopyButton } from '../../ui/inputs/CopyButton.tsx';
import type { FirmRequest } from './offerValues.ts';
import { firmTexts } from './texts.ts';

const { request: texts } = firmTexts;
const head = css({ margin: '20px 0 6px' });
const drawing = css({ marginBottom: 16 });
const linkLine = css({ overflowWrap: 'anywhere', fontSize: 13 });

/** What was asked for: drawing, every field, list, files, and the buyer's own link. */
export function FirmAsked({ request }: { request: FirmRequest }) {
  const { labelSize, items, artwork, receivedAt, link } = request;
  return (
    <Part title={texts.asked} note={<time dateTime={receivedAt}>{shortMoment(receivedAt)}</time>}>
      {labelSize && (
        <div css={drawing}>
          <ScaleDrawing size={labelSize} />
        </div>
      )}
      <Facts rows={askedRows({ ...request, artwork: [] })} />
      {items.length > 0 && (
        <>
          <h3 css={[text.headingXxs, head]}>{texts.list}</h3>
          <AskedItems items={items} />
        </>
      )}
      {artwork.length > 0 && (
        <>
          <h3 css={[text.headingXxs, head]}>{texts.files}</h3>
          <Files files={artwork} />
        </>
      )}
      <h3 css={[text.headingXxs, head]}>{texts.link}</h3>
      <p css={linkLine}>
        <a href={link}>{link.replace(/key=.*/, 'key=…')}</a> <CopyButton value={link} what={texts.link} />
      </p>
      <p css={[text.small, text.mute]}>{texts.linkNote}</p>
    </Part>
  );
}
