import { OperationError } from '@brandwright/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ConversationEvent, WebhookRequest } from './conversations.ts';
import { readAttributes, unpackMessage } from './twilio-messages.ts';
import type { TwilioSettings } from './twilio-settings.ts';

const text = z.string().default('');
const added = z.object({
  ConversationSid: z.string().min(1),
  MessageSid: z.string().min(1),
  Index: z.coerce.number().int().min(0),
  Author: text,
  Body: text,
  Attributes: text,
  DateCreated: text,
});
const participantUpdated = z.object({
  ConversationSid: z.string().min(1),
  Identity: z.string().min(1),
  LastReadMessageIndex: z.coerce.number().int().min(0),
});
const conversationUpdated = z.object({ ConversationSid: z.string().min(1), Attributes: z.string().min(1) });

/** What a post-action webhook of Conversations tells; throws for a call that Twilio did not sign. */
export function readTwilioWebhook(
  settings: Pick<TwilioSettings, 'authToken' | 'accountSid' | 'serviceSid'>,
  request: WebhookRequest,
): ConversationEvent | null {
  const form = new URLSearchParams(request.body);
  if (!isSigned(settings.authToken, request, form))
    throw new OperationError('forbidden', 'This call isn’t signed by Twilio.');
  const facts = Object.fromEntries(form);
  // Another service of the same account signs with the same token.
  if (facts['ChatServiceSid'] && facts['ChatServiceSid'] !== settings.serviceSid) return null;
  switch (facts['EventType']) {
    case 'onMessageAdded': {
      const { data } = added.safeParse(facts);
      return data ? messageOf(data) : null;
    }
    case 'onParticipantUpdated': {
      const { data } = participantUpdated.safeParse(facts);
      if (!data) return null;
      return {
        kind: 'read',
        conversationSid: data.ConversationSid,
        identity: data.Identity,
        index: data.LastReadMessageIndex,
      };
    }
    case 'onConversationUpdated': {
      const { data } = conversationUpdated.safeParse(facts);
      if (!data) return null;
      return {
        kind: 'attributes',
        conversationSid: data.ConversationSid,
        attributes: readAttributes(data.Attributes),
      };
    }
    default:
      return null;
  }
}

function messageOf(data: z.output<typeof added>): ConversationEvent {
  const at = new Date(data.DateCreated);
  return {
    kind: 'message',
    conversationSid: data.ConversationSid,
    messageSid: data.MessageSid,
    index: data.Index,
    author: data.Author,
    ...unpackMessage(data.Body, data.Attributes),
    // A message without a readable time was written about now.
    at: (Number.isNaN(at.getTime()) ? new Date() : at).toISOString(),
  };
}

/** HMAC-SHA1 of the address and the sorted form under the auth token (twilio.com/docs/usage/security). */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const sorted = [...form.entries()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHmac('sha1', authToken)
    .update(url + sorted.map(([name, value]) => name + value).join(''), 'utf8')
    .digest('base64');
}

function isSigned(authToken: string, { url, headers }: WebhookRequest, form: URLSearchParams): boolean {
  const given = Buffer.from(headers['x-twilio-signature'] ?? '');
  // Both are compared, whatever the first says.
  return addressesOf(url)
    .map((address) => {
      const expected = Buffer.from(twilioSignature(authToken, address, form));
      return expected.length === given.length && timingSafeEqual(expected, given);
    })
    .includes(true);
}

/** Twilio signs the address sometimes with and sometimes without the usual port. */
function addressesOf(url: string): string[] {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  if (port !== '') return [url];
  const usual = protocol === 'https:' ? 443 : 80;
  return [url, `${protocol}//${hostname}:${usual}${pathname}${search}`];
}
