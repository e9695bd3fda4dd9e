import { z } from 'zod';
import { type Check, type CheckContext, success, warning } from '../../fact.ts';
import { read } from '../../reply.ts';

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
  async find({ config, content }) {
    if (!config.public) return null;
    const fields = await filledFields(content);
    const unset = DETAILS.filter(([, name, field]) => !config.site[name] && !fields.has(field));
    if (unset.length === 0) return success('phone, e-mail, address and privacy policy are set');
    return warning(
      `left out of the site: ${unset.map(([, name]) => name).join(', ')}`,
      `Set ${unset.map(([variable]) => variable).join(', ')}, or ${unset.map(([, , field]) => field).join(', ')} in the fields of the contact page.`,
    );
  },
};

async function filledFields(content: CheckContext['content']): Promise<Set<string>> {
  const reply = await content?.ask('/wp/v2/pages?slug=contact,request-quote&_fields=id,meta');
  const found = (reply && read(reply, pages)) ?? [];
  return new Set(found.flatMap(({ meta }) => Object.keys(meta).filter(field => meta[field])));
}
