import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { twilioSignature } from '../conversations/twilio-webhook.ts';
import type { TwilioSettings } from '../conversations/twilio-settings.ts';
import { standIn, type StandIn } from './stand-in.ts';

interface Message {
  sid: string;
  index: number;
  author: string;
  body: string;
  attributes: string;
}
interface Participant {
  sid: string;
  identity: string;
  last_read_message_index: number | null;
}
export interface StandInConversation {
  sid: string;
  unique_name: string | null;
  friendly_name: string | null;
  attributes: string;
  messages: Message[];
  participants: Participant[];
}

export interface TwilioStandIn extends StandIn {
  settings: TwilioSettings;
  conversations: Map<string, StandInConversation>;
  /** The next so many writes are done but answered with 503, as when a line breaks after the work. */
  failAfterWork(times: number): void;
  /** The next so many requests are turned away with 20429. */
  beBusy(times: number): void;
  /** Milliseconds that were waited between attempts. */
  waited: number[];
  /** Rows on a page, whatever is asked for. */
  pageRows(rows: number): void;
  /** Method and path of every request. */
  asked: string[];
  /** The body and the header of a webhook, as Twilio signs it for an address. */
  webhook(url: string, facts: Record<string, string>): { body: string; headers: Record<string, string> };
}

const sid = (prefix: string) => `${prefix}${randomBytes(16).toString('hex')}`;

/** Speaks as much of Twilio's Conversations REST API v1 as the carrier uses, by its published OpenAPI. */
export async function twilioStandIn(): Promise<TwilioStandIn> {
  const conversations = new Map<string, StandInConversation>();
  const asked: string[] = [];
  const waited: number[] = [];
  let failures = 0;
  let busy = 0;
  let rowsOfAPage = 1000;
  const keys = { accountSid: sid('AC'), apiKey: sid('SK'), apiSecret: 'stand-in-secret-of-32-characters!' };
  const serviceSid = sid('IS');
  const authToken = randomBytes(16).toString('hex');

  const server = await standIn((request, bytes, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(`${request.method} ${url.pathname}`);
    const expected = `Basic ${Buffer.from(`${keys.apiKey}:${keys.apiSecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return refuse(response, 401, 20003, 'Authenticate');
    if (busy > 0) {
      busy -= 1;
      response.setHeader('retry-after', '2');
      return refuse(response, 429, 20429, 'Too Many Requests');
    }
    const isWrite = request.method === 'POST';
    const answer = isWrite
      ? write(url.pathname, new URLSearchParams(bytes.toString('utf8')))
      : read(url.pathname, url.searchParams);
    if (isWrite && failures > 0) {
      failures -= 1;
      return refuse(response, 503, 20503, 'Service Unavailable');
    }
    if ('code' in answer) return refuse(response, answer.status, answer.code, answer.message);
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });

  type Answer = { status: number; body: unknown } | { status: number; code: number; message: string };
  const notFound = (path: string): Answer => ({
    status: 404,
    code: 20404,
    message: `The requested resource ${path} was not found`,
  });
  /** By sid or by unique name, as in Twilio's addresses. */
  const find = (name: string) =>
    conversations.get(name) ?? [...conversations.values()].find((one) => one.unique_name === name);
  const shown = ({ messages: _messages, participants: _participants, ...row }: StandInConversation) => ({
    ...row,
    chat_service_sid: serviceSid,
    account_sid: keys.accountSid,
    state: 'active',
  });
  const partsOf = (path: string) =>
    path.startsWith(`/v1/Services/${serviceSid}/Conversations`)
      ? path.split('/').slice(5).map(decodeURIComponent)
      : undefined;

  function read(path: string, query: URLSearchParams): Answer {
    const [name, kind, one] = partsOf(path) ?? [];
    const conversation = name === undefined ? undefined : find(name);
    if (!conversation) return notFound(path);
    if (kind === undefined) return { status: 200, body: shown(conversation) };
    if (kind === 'Messages') {
      const rows = query.get('Order') === 'desc' ? conversation.messages.toReversed() : conversation.messages;
      return listOf('messages', rows, path, query);
    }
    if (kind !== 'Participants') return notFound(path);
    if (one === undefined) return listOf('participants', conversation.participants, path, query);
    const participant = conversation.participants.find(
      ({ sid: id, identity }) => id === one || identity === one,
    );
    return participant ? { status: 200, body: participant } : notFound(path);
  }

  function listOf(key: string, rows: readonly unknown[], path: string, query: URLSearchParams): Answer {
    const size = Math.min(rowsOfAPage, Number(query.get('PageSize') ?? 50));
    const page = Number(query.get('Page') ?? 0);
    const next = new URLSearchParams(query);
    next.set('Page', String(page + 1));
    next.set('PageToken', `PT${page + 1}`);
    const hasMore = rows.length > (page + 1) * size;
    const meta = {
      page,
      page_size: size,
      key,
      next_page_url: hasMore ? `https://conversations.twilio.com${path}?${next}` : null,
    };
    return { status: 200, body: { meta, [key]: rows.slice(page * size, (page + 1) * size) } };
  }

  function write(path: string, form: URLSearchParams): Answer {
    const parts = partsOf(path);
    if (!parts) return notFound(path);
    const [name, kind, one] = parts;
    const attributes = form.get('Attributes');
    if (attributes !== null && !isJson(attributes))
      return { status: 400, code: 50304, message: 'Attributes not valid' };
    if (name === undefined) return create(form);
    const conversation = find(name);
    if (!conversation) return notFound(path);
    if (kind === undefined) {
      conversation.attributes = attributes ?? conversation.attributes;
      return { status: 200, body: shown(conversation) };
    }
    if (kind === 'Messages') {
      const body = form.get('Body') ?? '';
      if (body.length > 1600) return { status: 400, code: 50511, message: 'Message body too long' };
      const row: Message = {
        sid: sid('IM'),
        index: conversation.messages.length,
        author: form.get('Author') ?? 'system',
        body,
        attributes: attributes ?? '{}',
      };
      conversation.messages.push(row);
      return { status: 201, body: row };
    }
    return participate(conversation, form, one, path);
  }

  function create(form: URLSearchParams): Answer {
    const unique = form.get('UniqueName');
    if (unique !== null && find(unique))
      return { status: 409, code: 50353, message: 'Conversation with provided unique name already exists' };
    const made: StandInConversation = {
      sid: sid('CH'),
      unique_name: unique,
      friendly_name: form.get('FriendlyName'),
      attributes: form.get('Attributes') ?? '{}',
      messages: [],
      participants: [],
    };
    conversations.set(made.sid, made);
    return { status: 201, body: shown(made) };
  }

  function participate(
    conversation: StandInConversation,
    form: URLSearchParams,
    one: string | undefined,
    path: string,
  ): Answer {
    if (one !== undefined) {
      const known = conversation.participants.find(({ sid: id, identity }) => id === one || identity === one);
      if (!known) return notFound(path);
      known.last_read_message_index = Number(form.get('LastReadMessageIndex'));
      return { status: 200, body: known };
    }
    const identity = form.get('Identity') ?? '';
    if (conversation.participants.some((participant) => participant.identity === identity))
      return { status: 409, code: 50433, message: 'Participant already exists' };
    const row: Participant = { sid: sid('MB'), identity, last_read_message_index: null };
    conversation.participants.push(row);
    return { status: 201, body: row };
  }

  return {
    ...server,
    settings: {
      ...keys,
      serviceSid,
      authToken,
      baseUrl: server.url,
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return Promise.resolve();
      },
    },
    conversations,
    asked,
    waited,
    failAfterWork: (times) => {
      failures = times;
    },
    beBusy: (times) => {
      busy = times;
    },
    pageRows: (rows) => {
      rowsOfAPage = rows;
    },
    webhook(url, facts) {
      const form = new URLSearchParams({ AccountSid: keys.accountSid, ChatServiceSid: serviceSid, ...facts });
      return {
        body: form.toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'x-twilio-signature': twilioSignature(authToken, url, form),
        },
      };
    },
  };
}

function refuse(response: ServerResponse, status: number, code: number, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
