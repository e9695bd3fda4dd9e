import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, graphiqlPolicy, partHeaders, securityHeaders } from './headers.ts';

describe('the policy of a page', () => {
  const policy = contentSecurityPolicy({ styleHashes: ["'sha256-abc='"], embedHosts: ['player.vimeo.com'] });

  it('allows itself and the hashed styles, and nothing else', () => {
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; " +
        "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; form-action 'self'; frame-src https://player.vimeo.com; " +
        "manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('nonce');
  });

  it('frames nothing where no host is named', () => {
    expect(contentSecurityPolicy({ styleHashes: [], embedHosts: [] })).toContain("frame-src 'none'");
  });

  it('is another for GraphiQL, whose scripts are inline, but loads nothing from elsewhere either', () => {
    expect(graphiqlPolicy()).toContain("'unsafe-inline'");
    expect(graphiqlPolicy()).not.toContain('http');
  });
});

describe('the headers of every answer', () => {
  it('close what browsers leave open', () => {
    expect(securityHeaders({ publicUrl: 'http://localhost:4000' })).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('promise https only where the site has it', () => {
    expect(securityHeaders({ publicUrl: 'http://localhost:4000' })).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders({ publicUrl: 'https://labels.example' })['strict-transport-security']).toBe(
      'max-age=31536000',
    );
  });
});

it('of parts of pages leave out what a browser heeds of pages alone', () => {
  expect(partHeaders(securityHeaders({ publicUrl: 'https://labels.example' }))).toEqual({
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
});
