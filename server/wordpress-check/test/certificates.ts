import { generate } from 'selfsigned';

/** For servers of tests on loopback; nobody trusts it who is not told to. */
export interface TestCertificate {
  readonly cert: string;
  readonly key: string;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const made = new Map<string, Promise<TestCertificate>>();

/** One that is good now, or one that ended on the first day of 2021; made once in a process, and kept nowhere. */
export function testCertificate(kind: 'good' | 'expired'): Promise<TestCertificate> {
  const certificate =
    made.get(kind) ?? create(kind === 'good' ? Date.now() + YEAR_MS : Date.parse('2021-01-01T12:00Z'));
  made.set(kind, certificate);
  return certificate;
}

async function create(ends: number): Promise<TestCertificate> {
  const names = [
    { name: 'organizationName', value: 'A test' },
    { name: 'commonName', value: '127.0.0.1' },
  ];
  const { cert, private: key } = await generate(names, {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(ends - 2 * YEAR_MS),
    notAfterDate: new Date(ends),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 7, ip: '127.0.0.1' },
          { type: 2, value: 'localhost' },
        ],
      },
    ],
  });
  return { cert, key };
}
