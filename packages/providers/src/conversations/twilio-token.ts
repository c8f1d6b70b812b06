import { SignJWT } from 'jose';
import type { TwilioSettings } from './twilio-settings.ts';

/** Twilio takes 3 minutes to 24 hours. The client fetches a new one before it ends. */
const lifeSeconds = 60 * 60;

/** An access token for @twilio/conversations: a JWT with the grant of the chat (twilio.com/docs/iam/access-tokens). */
export async function createTwilioToken(
  settings: Pick<TwilioSettings, 'accountSid' | 'apiKey' | 'apiSecret' | 'serviceSid'>,
  identity: string,
): Promise<{ token: string; expiresAt: string }> {
  // By the machine's clock: Twilio reads it with its own, also where the context's clock is frozen.
  const now = Math.floor(Date.now() / 1000);
  const token = await new SignJWT({ grants: { identity, chat: { service_sid: settings.serviceSid } } })
    .setProtectedHeader({ typ: 'JWT', alg: 'HS256', cty: 'twilio-fpa;v=1' })
    .setJti(`${settings.apiKey}-${now}`)
    .setIssuer(settings.apiKey)
    .setSubject(settings.accountSid)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(new TextEncoder().encode(settings.apiSecret));
  return { token, expiresAt: new Date((now + lifeSeconds) * 1000).toISOString() };
}
