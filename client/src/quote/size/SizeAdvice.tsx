import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { adviseSize } from '../../../../rules/labels/adviseSize.ts';
import type { LabelSize } from '../../../../rules/labels/labelSize.ts';
import { sizeTexts } from '../../../../rules/labels/texts.ts';
import { longDate } from '../../lib/format/longDate.ts';
import { text } from '../../theme/text.ts';
import { context, size as fontSize } from '../../theme/tokens.ts';

const list = css({ display: 'grid', gap: 10 });
const origin = css({ fontSize: fontSize.fs1, lineHeight: 1.4, color: context.mute, marginTop: 2 });

/** What is known about labels of this type and size, with where it is known from. */
export function SizeAdvice({ labelType, size }: { labelType: string; size: LabelSize }) {
  const advice = adviseSize(labelType, size);
  if (advice.length === 0) return null;
  return (
    <ul css={list}>
      {advice.map(({ text: words, source, date }) => (
        <li key={words} css={text.small}>
          {words}
          <p css={origin}>{fillText(sizeTexts.source, { source, date: longDate(date) })}</p>
        </li>
      ))}
    </ul>
  );
}
