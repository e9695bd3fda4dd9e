import { css } from '@emotion/react';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { shortDate } from '../../lib/format/longDate.ts';
import { AskedItems } from '../../quote/asked/AskedItems.tsx';
import { askedRows } from '../../quote/asked/askedRows.ts';
import { AddFiles } from '../../quote/life/AddFiles.tsx';
import { Facts } from '../../quote/life/Facts.tsx';
import { Files } from '../../quote/life/Files.tsx';
import { KeptFiles } from '../../quote/life/kept/KeptFiles.tsx';
import { keptFilesOf } from '../../quote/life/kept/keptFilesOf.ts';
import { Part } from '../../quote/life/Part.tsx';
import { lifeTexts } from '../../quote/life/texts.ts';
import { text } from '../../theme/text.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { REPLY, ReplyForm, takesWords } from './ReplyForm.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const head = css({ margin: '22px 0 6px' });
const adding = css({ marginTop: 14, [media.print]: { display: 'none' } });

const TAKES_FILES = new Set<ShownRequest['status']>(['RECEIVED', 'IN_REVIEW', 'ANSWERED']);

/** What was asked for, its list and files, and more files. On paper an offer stands for it. */
export function AskedPart({ request, refused }: { request: ShownRequest; refused: RefusedForm | undefined }) {
  const { items, artwork, receivedAt, status, offer } = request;
  return (
    <Part title={lifeTexts.asked} note={shortDate(receivedAt)} screenOnly={offer !== null}>
      {takesWords(request) && <ReplyForm request={request} />}
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
      {TAKES_FILES.has(status) && (
        <div css={adding}>
          <AddFiles label={texts.addFile} hint={texts.addFileHint} form={REPLY}>
            <KeptFiles form={REPLY} files={keptFilesOf(refused, REPLY)} />
            <Button type="submit" form={REPLY} size="sm" variant="line">
              {texts.addFileSend}
            </Button>
          </AddFiles>
        </div>
      )}
    </Part>
  );
}
