import type { Conversations } from './conversations.ts';
import { createEmbeddedConversations } from './embedded-conversations.ts';
import { createTwilioConversations } from './twilio-conversations.ts';

/** Settings of which one asks for Twilio, and which are then all needed, with how each begins. */
const needed = [
  ['TWILIO_ACCOUNT_SID', 'AC'],
  ['TWILIO_API_KEY', 'SK'],
  ['TWILIO_API_SECRET', ''],
  ['TWILIO_AUTH_TOKEN', ''],
  ['TWILIO_CONVERSATIONS_SERVICE_SID', 'IS'],
] as const;

/**
 * Twilio when any of its settings is there, else the embedded carrier. Throws one sentence that names every setting
 * that is missing or of another kind.
 */
export function chooseConversations(settings: Readonly<Record<string, string | undefined>>): Conversations {
  const given = needed.filter(([name]) => settings[name]);
  if (given.length === 0) return createEmbeddedConversations();
  const missing = needed.filter(([name]) => !settings[name]).map(([name]) => name);
  if (missing.length > 0)
    throw new Error(`${given.map(([name]) => name).join(', ')} set, so ${missing.join(', ')} needed too.`);
  const wrong = needed.filter(([name, prefix]) => !settings[name]?.startsWith(prefix));
  if (wrong.length > 0)
    throw new Error(wrong.map(([name, prefix]) => `${name} begins with ${prefix}.`).join(' '));
  const value = (name: (typeof needed)[number][0]) => settings[name] ?? '';
  return createTwilioConversations({
    accountSid: value('TWILIO_ACCOUNT_SID'),
    apiKey: value('TWILIO_API_KEY'),
    apiSecret: value('TWILIO_API_SECRET'),
    authToken: value('TWILIO_AUTH_TOKEN'),
    serviceSid: value('TWILIO_CONVERSATIONS_SERVICE_SID'),
    baseUrl: settings['TWILIO_BASE_URL'] || 'https://conversations.twilio.com',
  });
}
