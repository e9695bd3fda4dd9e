import { css } from '@emotion/react';
import { sizeText } from '../../../../rules/forms/artwork.ts';
import { color, font, size } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: center;
  padding: 10px 0;
  border-top: 1px solid ${color.line};
  font-size: ${size.fsUi};
  line-height: 1.35;
  a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  > span:last-child {
    font: 450 12.5px/1.4 ${font.mono};
    color: ${color.inkMute};
    white-space: nowrap;
  }
`;

type ShownFile = { name: string; type: string; bytes: number; url?: string | null };

const kind = (type: string): string => (type.split('/')[1] ?? '').replace(/\+.*/, '').toUpperCase();

/** Files to open, with what they are and how large. */
export const Files = ({ files }: { files: readonly ShownFile[] }) => (
  <ul>
    {files.map(({ name, type, bytes, url }) => (
      <li key={url ?? name} css={row}>
        <Icon name="quote" />
        {url ? <a href={url}>{name}</a> : <b>{name}</b>}
        <span>
          {kind(type)}, {sizeText(bytes)}
        </span>
      </li>
    ))}
  </ul>
);
