import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const page = { indexHtml: '', isHttps: true, googleSignIn: false };
const rule = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

it("admits Printful's designer only where it is configured", () => {
  const without = contentSecurityPolicy(page);
  expect(without).not.toContain('printful');
  expect(rule(without, 'frame-src')).toBe("frame-src 'none'");
  const policy = contentSecurityPolicy({ ...page, printfulDesigner: true });
  expect(rule(policy, 'script-src')).toBe("script-src 'self' https://files.cdn.printful.com");
  expect(rule(policy, 'frame-src')).toBe('frame-src https://*.printful.com');
  expect(rule(policy, 'img-src')).toBe("img-src 'self' data: blob: https://*.printful.com");
});

it("admits Stripe's card form only where Stripe is configured", () => {
  expect(contentSecurityPolicy(page)).not.toContain('stripe');
  const policy = contentSecurityPolicy({ ...page, stripeCardForm: true });
  expect(rule(policy, 'script-src')).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
  expect(rule(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com");
  expect(rule(policy, 'frame-src')).toBe(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  );
});

it("admits Plaid's Link only where Plaid is configured", () => {
  expect(contentSecurityPolicy(page)).not.toContain('plaid');
  const policy = contentSecurityPolicy({ ...page, plaidLink: true });
  expect(rule(policy, 'script-src')).toBe("script-src 'self' https://cdn.plaid.com");
  expect(rule(policy, 'frame-src')).toBe('frame-src https://cdn.plaid.com');
  expect(rule(policy, 'connect-src')).toBe(
    "connect-src 'self' https://production.plaid.com https://sandbox.plaid.com",
  );
});
