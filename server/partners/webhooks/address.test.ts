import { expect, it } from 'vitest';
import { faultOfAddress } from './address.ts';

const onTheNet = { public: true, allowed: ['erp.internal:8080'] };

it.each([
  'https://partner.example/hooks',
  'https://partner.example:8443/hooks?tenant=7',
  'https://93.184.216.34/',
  'https://[2606:4700::1111]/',
  'http://erp.internal:8080/hooks',
])('takes %s on a public site', url => expect(faultOfAddress(url, onTheNet)).toBeNull());

it.each([
  ...[
    'http://partner.example/hooks',
    'ftp://partner.example/',
    'partner.example/hooks',
    'https://u:p@partner.example/',
  ],
  ...['https://localhost/', 'https://redis/', 'https://erp.internal/', 'https://printer.local./', 'https://127.0.0.1/'],
  ...['https://2130706433/', 'https://0x7f.1/', 'https://10.1.2.3/', 'https://172.31.0.1/', 'https://192.168.1.1/'],
  ...['https://169.254.169.254/latest', 'https://100.64.0.1/', 'https://0.0.0.0/', 'https://224.0.0.1/'],
  ...[
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[64:ff9b::a00:1]/',
  ],
  ...[
    'https://[2002:7f00:1::]/',
    'https://[3fff::1]/',
    'https://[::]/',
    'https://erp.internal:8081/',
    'https://partner.example/#x',
  ],
  `https://partner.example/${'x'.repeat(500)}`,
])('takes no %s there', url => expect(faultOfAddress(url, onTheNet)).toEqual(expect.any(String)));

it('lets a local site be tried out with addresses of its own machine', () => {
  expect(faultOfAddress('http://localhost:9000/hooks', { public: false, allowed: [] })).toBeNull();
});
