const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** The text of /.well-known/security.txt (RFC 9116): whom to write to about a weakness, while no address is set by the form. */
export const securityText = (publicUrl: string, email: string | undefined, now: number): string =>
  [
    `Contact: ${email ? `mailto:${email}` : `${publicUrl}/contact`}`,
    `Expires: ${new Date(now + YEAR_MS).toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
