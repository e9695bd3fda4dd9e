import { css } from '@emotion/react';
import { layoutTexts } from '../../../rules/texts/layout/layout.ts';
import { useLate } from '../lib/later/useLate.ts';
import { media, space } from '../theme/tokens.ts';
import type { Notification } from './notify.ts';

const place = css`
  position: fixed;
  right: ${space.s5};
  bottom: calc(${space.s5} + var(--consent, 0px));
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

const getNotice = async () => (await import('./Notice.tsx')).Notice;

/**
 * Where notifications stand: bottom right, on phones at the top. It is there before its words: readers miss those that
 * come together with what announces them.
 */
export function Toaster({ notifications, onClose }: ToasterProps) {
  const Notice = useLate(getNotice, notifications.length);
  return (
    <section css={place} aria-live="polite" aria-label={layoutTexts.notifications}>
      {Notice &&
        notifications.map(notification => (
          <Notice key={notification.id} notification={notification} onClose={() => onClose(notification.id)} />
        ))}
    </section>
  );
}
