import { css } from '@emotion/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { pasteTexts } from '../../../../rules/texts/paste.ts';
import { color, size, space } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextArea } from '../../ui/inputs/TextArea.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { PasteReport } from './PasteReport.tsx';
import { PasteRefusal, type PasteReport as Report } from './pasteReport.ts';

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
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type Way = {
  /** Adds what is found, and says what became of each line. */
  paste: (lines: string) => Promise<Report>;
  /** the words of its button */
  add: string;
};

/** Lines from a spreadsheet: what is found is added, the rest stays to be corrected. */
export function PasteForm({ ways }: { ways: readonly Way[] }) {
  const [lines, setLines] = useState('');
  const [busy, setBusy] = useState<Way['add'] | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);

  const add = async ({ paste, add: words }: Way) => {
    if (busy) return;
    if (!lines.trim()) return refuse(pasteTexts.empty);
    setBusy(words);
    setError(undefined);
    try {
      const found = await paste(lines);
      setReport(found);
      const taken = without(
        linesOf(lines),
        found.left.map(({ text }) => text),
      );
      // What was written or pasted meanwhile stays.
      setLines(now => without(linesOf(now), taken).join('\n'));
    } catch (error) {
      refuse(error instanceof PasteRefusal ? error.message : pasteTexts.failed);
    }
    setBusy(null);
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
      <div css={buttons}>
        {ways.map((way, at) => (
          <Button
            key={way.add}
            variant={at === 0 ? 'ink' : 'line'}
            size="sm"
            busy={busy === way.add}
            onClick={() => add(way)}
          >
            {busy === way.add ? pasteTexts.adding : way.add}
          </Button>
        ))}
      </div>
      <div role="status">{report && <PasteReport {...report} />}</div>
    </div>
  );
}

const linesOf = (list: string): string[] => list.split(/\r\n?|\n/);

/** The lines without some of them, each as often as it stands there. */
function without(lines: readonly string[], some: readonly string[]): string[] {
  const rest = [...some];
  return lines.filter(line => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
