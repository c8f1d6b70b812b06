import { keepEvent } from '@brandwright/platform';
import type { EventStore } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { callerOf } from '../caller.ts';
import type { Call, Gateway } from '../gateway.ts';
import { announce } from './relay.ts';
import type { McpSession } from './session.ts';

/** What the client sends back as Last-Event-ID to read on. */
export const eventIdOf = (streamId: string, position: number): string => `${streamId}.${position}`;

/** Keeps what is said on the stream of one request, so that any server can go on telling it. */
export class KeptStream implements EventStore {
  readonly #gateway: Gateway;
  readonly #call: Call;
  readonly #session: McpSession;
  #streamId: string | undefined;
  #next = 0;
  #isOver = false;
  #writes: Promise<void> = Promise.resolve();

  constructor(gateway: Gateway, call: Call, session: McpSession) {
    this.#gateway = gateway;
    this.#call = call;
    this.#session = session;
  }

  async storeEvent(streamId: string, message: JSONRPCMessage): Promise<string> {
    this.#streamId = streamId;
    const isLast = 'result' in message || 'error' in message;
    const position = this.#next;
    await this.#keep(streamId, JSON.stringify(message), isLast);
    return eventIdOf(streamId, position);
  }

  /** Reading on is answered by resume-stream.ts, on whichever server it is asked for. */
  replayEventsAfter(): Promise<string> {
    return Promise.reject(new Error('A stream is not read on here.'));
  }

  /** Marks the end of a stream that has no answer, because its request was given up. */
  async end(): Promise<void> {
    if (this.#streamId !== undefined && !this.#isOver) await this.#keep(this.#streamId, '', true);
  }

  /** One after the other, so that whoever reads never misses one in between. What cannot be kept is said all the same. */
  #keep(streamId: string, message: string, isLast: boolean): Promise<void> {
    const position = this.#next++;
    this.#isOver = isLast;
    const { kernel, log } = this.#gateway;
    this.#writes = this.#writes
      .then(() =>
        kernel.inContext(callerOf(this.#call, 'token'), async (context) => {
          const { db, storeId } = context;
          const stream = { storeId, sessionId: this.#session.id, streamId };
          await keepEvent(db, stream, { position, message, isLast }, new Date());
          await announce(context, this.#session, streamId);
        }),
      )
      .catch((error: unknown) => {
        log.warn({ error: String(error) }, 'an event of an MCP stream was not kept');
      });
    return this.#writes;
  }
}
