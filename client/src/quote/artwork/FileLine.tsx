import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../../theme/text.ts';
import { color, context, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';

const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space.s3};
  align-items: center;
  padding-block: ${space.s2};
  border-bottom: 1px solid ${color.line};
  > svg {
    color: ${context.mute};
  }
`;

const title = css({ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 });
const below = css({ gridColumn: 2, marginTop: space.s1 });

type FileLineProps = {
  name: string;
  /** its size, or how far it is */
  detail: string;
  /** what its button does, with the file's name */
  action: string;
  onAction: () => void;
  children?: ReactNode;
};

/** One file with a button to take it back; what else is to be said of it stands below. */
export const FileLine = ({ name, detail, action, onAction, children }: FileLineProps) => (
  <li css={line}>
    <Icon name="quote" />
    <div>
      <p css={title}>{name}</p>
      <p css={[text.mono, text.mute]}>{detail}</p>
    </div>
    <IconButton icon="close" label={action} onClick={onAction} />
    {children && <div css={below}>{children}</div>}
  </li>
);
