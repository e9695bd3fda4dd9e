import { once } from 'node:events';
import { connect } from 'node:tls';
import { DAY_MS } from '../../../../rules/dates/dayMs.ts';
import { counted } from '../../../../rules/fillText.ts';
import type { Service } from '../../examination.ts';
import { check, error, type Finding, info, success, warning } from '../../fact.ts';
import { ofEachService } from '../../together.ts';

const SOON_DAYS = 14;
const TIMEOUT_MS = 5_000;

/** Whether the connection to each service is safe, and for how long. */
export const certificate = check('tls', 'TLS', context => ofEachService(context, look));

async function look({ root: { url } }: Service): Promise<Finding | null> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'http:' && isLoopback(url)) return info('plain http, on this machine alone');
  if (protocol === 'http:')
    return warning(
      `${url} is plain http`,
      'Give WordPress a certificate and set WORDPRESS_URL to its https address: credentials travel in the clear.',
    );
  const shown = await readCertificate(hostname, Number(port) || 443);
  if (!shown) return info('Not looked at: no connection, see Reachability.');
  return typeof shown === 'string'
    ? error(
        `no safe connection can be made (${shown})`,
        'Set WORDPRESS_URL to its http:// address or to another port, or let its web server speak TLS 1.2 or newer there.',
      )
    : judge(shown, hostname);
}

/** Whether an address is reached over this machine's own loopback alone. */
export const isLoopback = (url: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname);

function judge(shown: Certificate, hostname: string): Finding {
  const ends = new Date(shown.validTo);
  const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS);
  const day = ends.toISOString().slice(0, 10);
  // A certificate that nobody trusts and that has ended, too, is first of all an old one.
  if (days < 0) return error(`the certificate expired on ${day}`, 'Renew the certificate of WordPress.', shown);
  if (shown.fault)
    return error(
      `the certificate is not trusted (${shown.fault})`,
      `Install a certificate for ${hostname} that a known authority signed, with its chain; for your own authority set NODE_EXTRA_CA_CERTS.`,
      shown,
    );
  if (days >= SOON_DAYS) return success(`the certificate is good until ${day}`, shown);
  const mend = 'Renew it, or see why that was not done by itself.';
  return warning(`the certificate ends in ${counted(days, '1 day', '{count} days')}, on ${day}`, mend, shown);
}

/**
 * Only a certificate that is taken from anybody can be looked at; nothing is sent over this connection. Where somebody
 * answers and none comes, OpenSSL's word for it; null where nobody does.
 */
async function readCertificate(hostname: string, port: number) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port, servername: /[a-z]/i.test(host) ? host : '', rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { issuer, valid_to: validTo } = socket.getPeerCertificate();
    // As OpenSSL says it.
    const fault = socket.authorized ? null : String(socket.authorizationError);
    return { issuer: [issuer?.O ?? issuer?.CN].flat()[0], validTo, fault, protocol: socket.getProtocol() };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return /^(ERR_SSL|EPROTO)/.test(code) ? code : null;
  } finally {
    socket.destroy();
  }
}
type Certificate = Exclude<Awaited<ReturnType<typeof readCertificate>>, string | null>;
