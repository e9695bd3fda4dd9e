import { css } from '@emotion/react';
import { shortDate } from '../../lib/format/longDate.ts';
import { AskedItems } from '../../quote/asked/AskedItems.tsx';
import { askedRows } from '../../quote/asked/askedRows.ts';
import { AddFiles } from '../../quote/life/AddFiles.tsx';
import { Facts } from '../../quote/life/Facts.tsx';
import { Files } from '../../quote/life/Files.tsx';
import { Part } from '../../quote/life/Part.tsx';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { StepForm } from '../../quote/life/StepForm.tsx';
import { lifeTexts } from '../../quote/life/texts.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const head = css({ margin: '22px 0 6px' });
const adding = css({ marginTop: 14 });

const OPEN = new Set<ShownRequest['status']>(['RECEIVED', 'IN_REVIEW', 'ANSWERED']);

/** What was asked for, its list and files, and more files. */
export function AskedPart({ request }: { request: ShownRequest }) {
  const { reference, version, items, artwork, receivedAt, status } = request;
  return (
    <Part title={lifeTexts.asked} note={shortDate(receivedAt)} screenOnly>
      <Facts rows={askedRows({ ...request, artwork: [] })} />
      {items.length > 0 && (
        <>
          <h3 css={[text.headingXxs, head]}>{lifeTexts.list}</h3>
          <AskedItems items={items} />
        </>
      )}
      {artwork.length > 0 && (
        <>
          <h3 css={[text.headingXxs, head]}>{lifeTexts.artwork}</h3>
          <Files files={artwork} />
        </>
      )}
      {OPEN.has(status) && (
        <StepForm
          css={adding}
          action={quoteHref(reference)}
          encType="multipart/form-data"
          step="reply"
          reference={reference}
          version={version}
        >
          <AddFiles label={texts.addFile} hint={texts.addFileHint}>
            <Button type="submit" size="sm" variant="line">
              {texts.addFileSend}
            </Button>
          </AddFiles>
        </StepForm>
      )}
    </Part>
  );
}
