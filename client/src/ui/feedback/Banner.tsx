import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { failureTexts } from '../../../../rules/texts/failure.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { text } from '../../theme/text.ts';
import { color, media } from '../../theme/tokens.ts';
import { Icon, type IconName } from '../content/Icon.tsx';
import { IconButton } from '../inputs/IconButton.tsx';

const banner = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  padding: 16px 18px;
  line-height: 1.45;
  border-left: 6px solid;
  > svg {
    margin-top: 1px;
  }
  b {
    font-weight: 650;
  }
  > :is(a, form) {
    font-weight: 600;
    white-space: nowrap;
  }
  ${media.phone} {
    > :is(a, form) {
      grid-column: 2;
    }
  }
`;

const dismiss = css`
  width: 32px;
  height: 32px;
  margin: -6px;
`;

const idLine = css({ marginTop: 6 });

const tone = (wash: string, strong: string) => css`
  background: ${wash};
  border-color: ${strong};
  color: ${color.ink};
  > svg,
  button {
    color: ${strong};
  }
`;

const kinds = {
  info: tone(color.infoWash, color.info),
  success: tone(color.verifyWash, color.verify),
  warning: tone(color.warnWash, color.warn),
  error: tone(color.errorWash, color.error),
};

const icons: Record<keyof typeof kinds, IconName> = { info: 'info', success: 'tick', warning: 'info', error: 'warn' };

type BannerProps = {
  kind?: keyof typeof kinds;
  children: ReactNode;
  icon?: IconName;
  /** A link or a form of one button: at the right, on a phone below. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Announce it: only where it appears after the page. Errors interrupt. */
  live?: boolean;
  /** of what failed: by it the operator finds it */
  requestId?: string | null;
  /** To focus it after a form was sent. */
  ref?: Ref<HTMLDivElement>;
  id?: string;
};

export function Banner({ kind = 'info', children, icon, action, onDismiss, live, requestId, ref, id }: BannerProps) {
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div
      css={[banner, kinds[kind]]}
      id={id}
      ref={ref}
      role={role}
      // Whoever corrects one field after another is not told of all the others each time.
      aria-atomic={ref ? false : undefined}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon name={icon ?? icons[kind]} />
      <div>
        {children}
        {requestId && <p css={[text.mono, text.mute, idLine]}>{fillText(failureTexts.requestId, { id: requestId })}</p>}
      </div>
      {action}
      {onDismiss && <IconButton css={dismiss} icon="close" label={uiTexts.dismiss} onClick={onDismiss} />}
    </div>
  );
}
