import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Check } from '../check.ts';
import type { Remote } from '../remote.ts';

/** What the site says of the firm: the variable, and the field of the contact page that stands in for it. */
const DETAILS = [
  ['SITE_PHONE', 'phone', 'contact_phone'],
  ['SITE_EMAIL', 'email', 'contact_email'],
  ['SITE_ADDRESS', 'address', 'contact_address'],
  ['SITE_PRIVACY_POLICY_URL', 'privacyPolicyUrl', 'privacy_policy_url'],
] as const;

const pages = z.array(z.object({ meta: z.record(z.string(), z.unknown()).catch({}) }));

/** Whether a public site can say who is behind it: what is set nowhere is left out. */
export const siteDetails: Check = {
  id: 'site-details',
  name: 'Site details',
  async run({ config, content }) {
    if (!config.public) return null;
    const unset = await unsetOf(config.site, content);
    if (unset.length === 0) return { status: 'success', detail: 'phone, e-mail, address and privacy policy are set' };
    return {
      status: 'warning',
      detail: `left out of the site: ${unset.map(([, name]) => name).join(', ')}`,
      mend: `Set ${unset.map(([variable]) => variable).join(', ')}, or ${unset.map(([, , field]) => field).join(', ')} in the fields of the contact page.`,
    };
  },
};

async function unsetOf(site: Config['site'], content: Remote | null) {
  const reply = await content?.ask('/wp/v2/pages?slug=contact,request-quote&_fields=id,meta');
  const found = reply?.kind === 'heard' ? pages.safeParse(reply.json).data : undefined;
  const fields = new Set(
    found?.flatMap(({ meta }) => Object.entries(meta).flatMap(([field, value]) => (value ? [field] : []))),
  );
  return DETAILS.filter(([, name, field]) => !site[name] && !fields.has(field));
}
