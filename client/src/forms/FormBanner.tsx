import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { writtenTime } from '../../../rules/dates/writtenTime.ts';
import { fillText } from '../../../rules/fillText.ts';
import { formTexts } from '../../../rules/texts/form.ts';
import { fillNodes } from '../lib/format/fillNodes.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { CallLine } from './CallLine.tsx';
import { ErrorList, type ListedError } from './ErrorList.tsx';
import type { FormOutcome } from './formOutcome.ts';

const place = css({ marginBottom: 24, scrollMarginTop: 120 });
const inOneLine = css({ whiteSpace: 'nowrap' });

type FormBannerProps = {
  outcome: FormOutcome | undefined;
  /** failed attempts that never left the browser; they hide an earlier outcome */
  attempt?: number;
  success: string;
  /** the sentence for an attempt that never left the browser */
  failure?: string;
  errors?: readonly ListedError[];
  /** what can be done about a refusal, below its sentence */
  wayOn?: ReactNode;
};

/** What became of the form, above it; it takes the focus when it appears. */
export function FormBanner({ outcome, attempt = 0, success, failure, errors = [], wayOn }: FormBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt and each outcome moves the focus anew.
  useEffect(() => banner.current?.focus(), [outcome, attempt]);
  if (attempt === 0 && outcome?.kind === 'sent') {
    return (
      <div css={place}>
        <Banner kind="success" ref={banner} live>
          <p>{success}</p>
          {outcome.answerBy && <p>{fillText(formTexts.answerBy, { time: writtenTime(outcome.answerBy) })}</p>}
          <p>
            <b>{fillNodes(formTexts.reference, { reference: <span css={inOneLine}>{outcome.reference}</span> })}</b>
          </p>
        </Banner>
      </div>
    );
  }
  // Once all is mended, nothing is to be corrected any more.
  if (attempt > 0 ? errors.length === 0 : outcome?.kind !== 'refused') return null;
  const lost = attempt === 0 && errors.length === 0;
  const { message = failure ?? '', requestId = null } = attempt === 0 && outcome?.kind === 'refused' ? outcome : {};
  return (
    <div css={place}>
      <Banner kind="error" requestId={requestId} ref={banner} live>
        <p>{message}</p>
        <ErrorList errors={errors} />
        {attempt === 0 && wayOn}
        {lost && <CallLine />}
      </Banner>
    </div>
  );
}
