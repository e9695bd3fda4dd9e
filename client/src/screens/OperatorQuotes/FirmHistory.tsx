import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { shortMoment } from '../../lib/format/longDate.ts';
import { Part } from '../../quote/life/Part.tsx';
import { color, font, size } from '../../theme/tokens.ts';
import type { FirmRequest } from './offerValues.ts';
import { firmTexts } from './texts.ts';

const { history: texts } = firmTexts;

const list = css({
  ...{ display: 'grid', gap: 8, fontSize: size.fsUi, lineHeight: 1.4, overflowWrap: 'anywhere' },
  li: { display: 'grid', gridTemplateColumns: '13em minmax(0, 1fr)', gap: '0 14px' },
  time: { font: `450 12.5px/1.6 ${font.mono}`, color: color.inkMute },
});

/** Every step of the request with its time, and the reason that was given. */
export const FirmHistory = ({ request: { history } }: { request: FirmRequest }) => (
  <Part title={texts.title}>
    <ol css={list}>
      {history.map(({ at, kind, offerVersion, note }) => (
        <li key={`${kind} ${at}`}>
          <time dateTime={at}>{shortMoment(at)}</time>
          <span>
            {fillText(texts.kinds[kind], { version: offerVersion ?? '' })}
            {note && `: ${note}`}
          </span>
        </li>
      ))}
    </ol>
  </Part>
);
