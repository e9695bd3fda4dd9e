import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { text } from '../../theme/text.ts';
import { context } from '../../theme/tokens.ts';
import { IconButton } from '../inputs/IconButton.tsx';

const head = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: 16px 16px 16px 26px;
  border-bottom: 2px solid ${context.text};
`;

/** Title and close button of a drawer. */
export function DrawerHead({
  title,
  closeLabel,
  onClose,
}: {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
}) {
  return (
    <div css={head}>
      <h2 css={text.headingXs}>{title}</h2>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
