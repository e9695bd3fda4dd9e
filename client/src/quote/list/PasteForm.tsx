import { css } from '@emotion/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { pasteTexts } from '../../../../rules/texts/paste.ts';
import { useAsk } from '../../data/useAsk.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { PasteReport } from './PasteReport.tsx';
import type { PasteReport as Report } from './pasteList.ts';

/** Far more than a hundred lines. */
const MOST_BYTES = 100_000;

const parts = css({ display: 'grid', gap: 18, justifyItems: 'start', '> *': { maxWidth: '100%' } });

const fileBox = css`
  padding-block: 9px;
  &::file-selector-button {
    margin-inline-end: 14px;
    padding: 2px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${space.radius};
    background: ${color.tint};
    color: ${color.ink};
    font: inherit;
    font-size: ${size.fs2};
  }
`;

const wide = css({ width: '100%' });

/** Lines from a spreadsheet: what is found goes on the quote list, the rest stays to be corrected. */
export function PasteForm() {
  const ask = useAsk();
  const [lines, setLines] = useState('');
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report | null>(null);
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  const add = async () => {
    if (!lines.trim()) return refuse(pasteTexts.empty);
    setBusy(true);
    setError(undefined);
    try {
      const { pasteList } = await import('./pasteList.ts');
      const found = await pasteList(ask, lines);
      setReport(found);
      setLines(found.left.map(({ text }) => text).join('\n'));
    } catch {
      refuse(pasteTexts.failed);
    }
    setBusy(false);
  };
  const refuse = (message: string) => {
    setReport(null);
    setError(message);
    area.current?.focus();
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const text = file.size > MOST_BYTES ? null : await file.text();
    target.value = '';
    if (text === null) return refuse(pasteTexts.longFile);
    // Spreadsheets are no text: a byte that is none says so.
    if (/[\0\ufffd]/.test(text)) return refuse(pasteTexts.unreadableFile);
    setError(undefined);
    setLines(before => [before.trimEnd(), text].filter(Boolean).join('\n'));
  };

  return (
    <div css={parts}>
      <Field css={wide} label={pasteTexts.lines} hint={pasteTexts.hint} error={error}>
        <TextArea
          ref={area}
          rows={4}
          placeholder={pasteTexts.example}
          value={lines}
          onChange={event => setLines(event.target.value)}
        />
      </Field>
      <Field label={pasteTexts.file}>
        <TextInput css={fileBox} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={read} />
      </Field>
      <Button variant="ink" size="sm" busy={busy} onClick={add}>
        {busy ? pasteTexts.adding : pasteTexts.add}
      </Button>
      <div role="status">{report && <PasteReport {...report} />}</div>
    </div>
  );
}
