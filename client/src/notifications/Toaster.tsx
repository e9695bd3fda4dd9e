import { css } from '@emotion/react';
import { layoutTexts } from '../../../rules/texts/layout.ts';
import { media, space } from '../theme/tokens.ts';
import { Toast } from '../ui/feedback/Toast.tsx';
import { LinkButton } from '../ui/inputs/LinkButton.tsx';
import type { Notification } from './notify.ts';

const place = css`
  position: fixed;
  right: ${space.s5};
  bottom: ${space.s5};
  z-index: 80;
  display: grid;
  gap: ${space.s3};
  justify-items: end;
  max-width: calc(100vw - 32px);
  ${media.phone} {
    left: ${space.s4};
    right: ${space.s4};
    top: ${space.s4};
    bottom: auto;
    justify-items: stretch;
    grid-template-columns: minmax(0, 1fr);
    > * {
      width: 100%;
    }
  }
`;

type ToasterProps = { notifications: readonly Notification[]; onClose: (id: number) => void };

/** Where notifications stand: bottom right, on phones at the top. */
export const Toaster = ({ notifications, onClose }: ToasterProps) => (
  <section css={place} aria-label={layoutTexts.notifications}>
    {notifications.map(({ id, type, title, message, action, duration }) => (
      <Toast key={id} kind={type} title={title} duration={duration} onClose={() => onClose(id)}>
        {message && <p>{message}</p>}
        {action && 'href' in action && <a href={action.href}>{action.label}</a>}
        {action && 'onClick' in action && (
          <LinkButton
            onClick={() => {
              action.onClick();
              onClose(id);
            }}
          >
            {action.label}
          </LinkButton>
        )}
      </Toast>
    ))}
  </section>
);
