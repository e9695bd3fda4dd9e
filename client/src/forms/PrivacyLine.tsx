import { formTexts } from '../../../rules/texts/form.ts';
import { useSite } from '../site/useSite.ts';
import { Hint } from '../ui/inputs/Hint.tsx';

/** Why a form asks for what it asks, and where the privacy policy lies. */
export function PrivacyLine({ children }: { children: string }) {
  const { privacyPolicyUrl } = useSite();
  return (
    <Hint>
      {children}
      {privacyPolicyUrl && ' '}
      {privacyPolicyUrl && (
        <a href={privacyPolicyUrl} target="_blank" rel="noopener">
          {formTexts.privacy}
        </a>
      )}
    </Hint>
  );
}
