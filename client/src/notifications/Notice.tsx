import { Toast } from '../ui/feedback/Toast.tsx';
import { LinkButton } from '../ui/inputs/LinkButton.tsx';
import type { Notification } from './notify.ts';

type NoticeProps = { notification: Notification; onClose: () => void };

/** One notification with what can be done about it. */
export function Notice({ notification, onClose }: NoticeProps) {
  const { type, title, message, action, duration } = notification;
  return (
    <Toast kind={type} title={title} duration={duration} onClose={onClose}>
      {message && <p>{message}</p>}
      {action && 'href' in action && <a href={action.href}>{action.label}</a>}
      {action && 'onClick' in action && (
        <LinkButton
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </LinkButton>
      )}
    </Toast>
  );
}
