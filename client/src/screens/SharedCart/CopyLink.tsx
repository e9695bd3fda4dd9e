import { useHydrated } from '../../lib/later/useHydrated.ts';
import { useNotify } from '../../notifications/notify.ts';
import { useSite } from '../../site/useSite.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { sharedTexts } from './texts.ts';

/** Copies the list's address, where scripts run; without them it stands in the address bar. */
export function CopyLink({ href }: { href: string }) {
  const { url } = useSite();
  const hydrated = useHydrated();
  const notify = useNotify();
  if (!hydrated) return null;
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(url + href).then(
      () => true,
      () => false,
    );
    notify(copied ? { type: 'success', title: sharedTexts.copied } : { type: 'info', title: sharedTexts.notCopied });
  };
  return <LinkButton onClick={copy}>{sharedTexts.copy}</LinkButton>;
}
