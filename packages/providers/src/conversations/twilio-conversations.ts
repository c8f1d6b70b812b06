import { z } from 'zod';
import type { Conversations, MessageRequest } from './conversations.ts';
import {
  attempts,
  createTwilioClient,
  noAnswer,
  refused,
  twilioCodes,
  type TwilioAnswer,
  type TwilioClient,
} from './twilio-client.ts';
import { packMessage, keyOf } from './twilio-messages.ts';
import type { TwilioSettings } from './twilio-settings.ts';
import { createTwilioToken } from './twilio-token.ts';
import { readTwilioWebhook } from './twilio-webhook.ts';

const conversation = z.object({ sid: z.string() });
const participant = z.object({ identity: z.string().nullish() });
const message = z.object({ sid: z.string(), index: z.int(), attributes: z.string().nullish() });

/** Twilio's limit of participants of a conversation. */
const mostParticipants = 1000;
/** How far back a message is looked for by its key, when it is not known whether it was delivered. */
const lookBack = 200;
const pageSize = 100;

/** Conversations carried by Twilio (conversations.twilio.com/v1, by its published OpenAPI). */
export function createTwilioConversations(settings: TwilioSettings): Conversations {
  const client = createTwilioClient(settings);
  /** What is on its way from this process, so that the same key at the same time is one message. */
  const underWay = new Map<string, Promise<{ sid: string; index: number | null }>>();

  return {
    kind: 'twilio',
    async open(request) {
      const found = await findOrCreate(client, {
        UniqueName: request.uniqueName,
        FriendlyName: request.friendlyName.slice(0, 256),
        Attributes: JSON.stringify(request.attributes),
      });
      await addMissing(client, found, request.participants);
      return { sid: found.sid };
    },
    async send(request) {
      const key = `${request.conversationSid} ${request.key}`;
      const going = underWay.get(key) ?? deliver(client, request).finally(() => underWay.delete(key));
      underWay.set(key, going);
      return going;
    },
    async setAttributes(conversationSid, attributes) {
      expectDone(
        await client.ask('POST', conversationPath(conversationSid), {
          Attributes: JSON.stringify(attributes),
        }),
      );
    },
    async markRead(conversationSid, identity, index) {
      const path = `${conversationPath(conversationSid)}/Participants/${encodeURIComponent(identity)}`;
      const mark = () => client.ask('POST', path, { LastReadMessageIndex: String(index) });
      const answer = await mark();
      if (answer.status !== 404) return expectDone(answer);
      await addParticipant(client, conversationSid, identity);
      expectDone(await mark());
    },
    createToken: (identity) => createTwilioToken(settings, identity),
    readWebhook: (request) => readTwilioWebhook(settings, request),
  };
}

const conversationPath = (sid: string) => `/Conversations/${encodeURIComponent(sid)}`;

/** Finds the conversation by its unique name, which serves as its sid in an address, or makes it. */
async function findOrCreate(
  client: TwilioClient,
  form: { UniqueName: string; FriendlyName: string; Attributes: string },
): Promise<{ sid: string; isNew: boolean }> {
  const find = () => client.ask('GET', conversationPath(form.UniqueName));
  const known = await find();
  if (known.status === 200) return { ...read(conversation, known), isNew: false };
  const made = await client.ask('POST', '/Conversations', form);
  if (made.status === 201) return { ...read(conversation, made), isNew: true };
  // Somebody was faster, or an earlier attempt did arrive.
  if (made.status !== 409 && made.code !== twilioCodes.conversationExists)
    throw refused(made.code, made.body);
  return { ...read(conversation, await find()), isNew: false };
}

async function addMissing(
  client: TwilioClient,
  { sid, isNew }: { sid: string; isNew: boolean },
  identities: readonly string[],
): Promise<void> {
  const rows = isNew
    ? []
    : await client.list(
        `${conversationPath(sid)}/Participants?PageSize=${pageSize}`,
        'participants',
        mostParticipants,
      );
  const there = new Set(rows.map((row) => participant.safeParse(row).data?.identity));
  for (const identity of identities) if (!there.has(identity)) await addParticipant(client, sid, identity);
}

async function addParticipant(client: TwilioClient, sid: string, identity: string): Promise<void> {
  const added = await client.ask('POST', `${conversationPath(sid)}/Participants`, { Identity: identity });
  const isThere =
    added.code === twilioCodes.participantExists ||
    added.code === twilioCodes.bindingExists ||
    added.status === 409;
  if (added.status !== 201 && !isThere) throw refused(added.code, added.body);
}

/**
 * Twilio takes no key of idempotency, so ours travels in the attributes and is looked for before every attempt: what
 * arrived though its answer was lost is not sent again.
 */
async function deliver(
  client: TwilioClient,
  request: MessageRequest,
): Promise<{ sid: string; index: number }> {
  const path = `${conversationPath(request.conversationSid)}/Messages`;
  const { body, attributes } = packMessage(request);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const known = await findByKey(client, path, request.key);
    if (known) return known;
    const sent = await client.tryOnce('POST', path, {
      Author: request.author,
      Body: body,
      Attributes: attributes,
    });
    if (sent) return placeOf(read(message, sent));
    if (attempt < attempts) await client.backOff(attempt);
  }
  const late = await findByKey(client, path, request.key);
  if (late) return late;
  throw noAnswer();
}

async function findByKey(
  client: TwilioClient,
  path: string,
  key: string,
): Promise<{ sid: string; index: number } | null> {
  const rows = await client.list(`${path}?Order=desc&PageSize=${pageSize}`, 'messages', lookBack);
  for (const row of rows) {
    const one = message.safeParse(row).data;
    if (one && keyOf(one.attributes) === key) return placeOf(one);
  }
  return null;
}

const placeOf = ({ sid, index }: z.output<typeof message>) => ({ sid, index });

function read<S extends z.ZodType>(schema: S, answer: TwilioAnswer): z.output<S> {
  expectDone(answer);
  const { data } = schema.safeParse(answer.body);
  if (data === undefined) throw refused(answer.code, { message: 'the answer can’t be read' });
  return data;
}

function expectDone({ status, code, body }: TwilioAnswer): void {
  if (status >= 300) throw refused(code, body);
}
