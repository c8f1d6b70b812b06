import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './gateway.ts';

export interface SecuritySettings {
  /** The client's page, whose inline scripts, if it has any, are allowed by their hashes. */
  indexHtml: string;
  isHttps: boolean;
  googleSignIn: boolean;
  /** The client speaks with Twilio Conversations itself. */
  twilioChat?: boolean;
  /** The client shows Printful's designer and its pictures of blanks. */
  printfulDesigner?: boolean;
  /** The client shows Stripe's card form, whose fields are frames of Stripe's. */
  stripeCardForm?: boolean;
  /** The client opens Plaid's Link, which is a script and a frame of Plaid's. */
  plaidLink?: boolean;
}

/** Headers that keep a page from doing what it should not. Handlers may set a stricter policy of their own. */
export function securityHeaders(settings: SecuritySettings): MiddlewareHandler<ServerEnv> {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(settings),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    // Google's sign-in answers through a window that it opens.
    'cross-origin-opener-policy': settings.googleSignIn ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(settings.isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return async (call, next) => {
    await next();
    // On the answer itself: `call.header` would make it anew, and stream a body that is there already.
    const answered = call.res.headers;
    for (const [name, value] of Object.entries(headers)) if (!answered.has(name)) answered.set(name, value);
  };
}

export function contentSecurityPolicy({
  indexHtml,
  googleSignIn,
  twilioChat,
  printfulDesigner,
  stripeCardForm,
  plaidLink,
}: SecuritySettings): string {
  const google = googleSignIn ? ' https://accounts.google.com/gsi/' : '';
  const twilio = twilioChat ? ' https://*.twilio.com wss://*.twilio.com' : '';
  const designer = printfulDesigner ? ' https://*.printful.com' : '';
  // Source: docs.stripe.com/security/guide#content-security-policy, for Stripe.js without the address field's maps.
  const stripe = stripeCardForm ? ' https://js.stripe.com https://*.js.stripe.com' : '';
  // Source: plaid.com/docs/link/web, "CSP directives".
  const plaid = plaidLink ? ' https://cdn.plaid.com' : '';
  const frames =
    `${google}${designer}${plaid}${stripe}${stripeCardForm ? ' https://hooks.stripe.com' : ''}`.trim();
  const hashes = inlineScriptHashes(indexHtml)
    .map((hash) => ` '${hash}'`)
    .join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}${google}${printfulDesigner ? ' https://files.cdn.printful.com' : ''}${plaid}${stripe}`,
    // Primitives of the interface set styles of elements while they run.
    `style-src 'self' 'unsafe-inline'${google}`,
    `img-src 'self' data: blob:${designer}`,
    "font-src 'self'",
    `connect-src 'self'${google}${twilio}${stripeCardForm ? ' https://api.stripe.com' : ''}${plaidLink ? ' https://production.plaid.com https://sandbox.plaid.com' : ''}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${frames === '' ? "'none'" : frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, text]) => `sha256-${hash('sha256', text ?? '', 'base64')}`,
  );
}
