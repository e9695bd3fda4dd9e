import { connect } from 'node:tls';
import type { Check, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { ofEachService } from '../services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 14;
const TIMEOUT_MS = 5_000;

interface Certificate {
  readonly issuer: string | undefined;
  readonly validTo: string;
  /** why it is not trusted, as OpenSSL says it; null where it is */
  readonly fault: string | null;
  readonly protocol: string | null;
}

/** Whether the connection to each service is safe, and for how long. */
export const certificate: Check = {
  id: 'tls',
  name: 'TLS',
  run: context => ofEachService(context, look),
};

async function look({ url, loopback }: Remote): Promise<Finding | null> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'http:' && loopback) return { status: 'info', detail: 'plain http, on this machine alone' };
  if (protocol === 'http:') {
    const mend =
      'Give WordPress a certificate and set WORDPRESS_URL to its https address: credentials travel in the clear.';
    return { status: 'warning', detail: `${url} is plain http`, mend };
  }
  const shown = await readCertificate(hostname, Number(port) || 443);
  return shown ? judge(shown, hostname) : { status: 'info', detail: 'Not looked at: no connection, see Reachability.' };
}

function judge(shown: Certificate, hostname: string): Finding {
  const ends = new Date(shown.validTo);
  const days = Math.floor((ends.getTime() - Date.now()) / DAY_MS);
  const day = ends.toISOString().slice(0, 10);
  // A certificate that nobody trusts and that has ended, too, is first of all an old one.
  if (days < 0)
    return {
      status: 'error',
      detail: `the certificate expired on ${day}`,
      mend: 'Renew the certificate of WordPress.',
      data: shown,
    };
  if (shown.fault) {
    const mend = `Install a certificate for ${hostname} that a known authority signed, with its chain; for your own authority set NODE_EXTRA_CA_CERTS.`;
    return { status: 'error', detail: `the certificate is not trusted (${shown.fault})`, mend, data: shown };
  }
  if (days < SOON_DAYS)
    return {
      status: 'warning',
      detail: `the certificate ends in ${days} days, on ${day}`,
      mend: 'Renew it, or see why that was not done by itself.',
      data: shown,
    };
  return { status: 'success', detail: `the certificate is good until ${day}`, data: shown };
}

/** Only a certificate that is taken from anybody can be looked at; nothing is sent over this connection. */
function readCertificate(hostname: string, port: number): Promise<Certificate | null> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise(resolve => {
    const socket = connect({ host, port, servername: /[a-z]/i.test(host) ? host : '', rejectUnauthorized: false });
    const done = (certificate: Certificate | null) => {
      socket.destroy();
      resolve(certificate);
    };
    socket.setTimeout(TIMEOUT_MS, () => done(null));
    socket.once('error', () => done(null));
    socket.once('secureConnect', () => {
      const { issuer, valid_to } = socket.getPeerCertificate();
      const fault = socket.authorized ? null : String(socket.authorizationError);
      done({ issuer: [issuer?.O ?? issuer?.CN].flat()[0], validTo: valid_to, fault, protocol: socket.getProtocol() });
    });
  });
}
