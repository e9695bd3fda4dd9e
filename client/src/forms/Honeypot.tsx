import { formTexts } from '../../../rules/texts/form.ts';
import { visuallyHidden } from '../ui/layout/VisuallyHidden.tsx';

/** A field that only a machine fills in: the gateway holds what comes with it for the operator. */
export const Honeypot = () => (
  <div css={visuallyHidden} aria-hidden="true">
    <label>
      {formTexts.website}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
