import type { Context } from '../../context/context.ts';

/** How the firm is reached: as configured, else as its contact page says. */
export const contactOf = ({ site }: Pick<Context['config'], 'site'>, facts: Record<string, string>) => ({
  phone: site.phone ?? facts.contact_phone ?? null,
  email: site.email ?? facts.contact_email ?? null,
  address: site.address ?? facts.contact_address ?? null,
});
