import { turnChunks, conversationTurns } from '@brandwright/platform/copilot/tables.ts';
import type { Caller, Kernel } from '@brandwright/platform';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { PartsBuilder, encodeChunk, endOfStream, type TurnChunk } from './turn-parts.ts';

const flushMs = 40;
const aliveMs = 4000;

/** Where an answer is written: to whoever listens here at once, and to the database for everyone else. */
export class TurnStream {
  readonly builder = new PartsBuilder();
  firstEventAt: number | undefined;
  readonly #kernel: Kernel;
  readonly #caller: Caller;
  readonly #ids: { conversationId: string; turnId: string };
  readonly #listeners = new Set<(text: string) => void>();
  #waiting = '';
  #position = 0;
  #told = '';
  #timer: NodeJS.Timeout | undefined;
  #alive: NodeJS.Timeout;
  #writes: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(kernel: Kernel, caller: Caller, ids: { conversationId: string; turnId: string }) {
    this.#kernel = kernel;
    this.#caller = caller;
    this.#ids = ids;
    this.#alive = setInterval(() => this.#keepAlive(), aliveMs).unref();
  }

  write(chunk: TurnChunk): void {
    this.firstEventAt ??= performance.now();
    this.builder.add(chunk);
    this.#tell(encodeChunk(chunk));
  }

  /** A stream of what was written so far and what follows. The reader going away changes nothing. */
  readable(): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let listener: ((text: string) => void) | undefined;
    return new ReadableStream({
      start: (controller) => {
        if (this.#told) controller.enqueue(encoder.encode(this.#told));
        if (this.#ended) return controller.close();
        listener = (text) => {
          controller.enqueue(encoder.encode(text));
          if (text.endsWith(endOfStream)) {
            if (listener) this.#listeners.delete(listener);
            controller.close();
          }
        };
        this.#listeners.add(listener);
      },
      cancel: () => {
        if (listener) this.#listeners.delete(listener);
      },
    });
  }

  /** Waits until everything said is kept; then `close` may tell the end. */
  async settled(): Promise<void> {
    this.#flush();
    await this.#writes;
  }

  /** Says that the answer is whole. Called after the message is stored, so a client that reads again finds it. */
  async close(): Promise<void> {
    clearInterval(this.#alive);
    this.#tell(endOfStream);
    this.#ended = true;
    await this.settled();
  }

  #tell(text: string): void {
    this.#told += text;
    this.#waiting += text;
    for (const listener of [...this.#listeners]) listener(text);
    this.#timer ??= setTimeout(() => this.#flush(), flushMs);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting === '') return;
    const chunk = this.#waiting;
    this.#waiting = '';
    const position = this.#position++;
    this.#writes = this.#writes
      .then(() => this.#keep(position, chunk))
      .catch((error: unknown) => {
        this.#kernel.log.warn({ error: String(error) }, 'a piece of an answer was not kept');
      });
  }

  async #keep(position: number, chunk: string): Promise<void> {
    const { conversationId, turnId } = this.#ids;
    await this.#kernel.inContext(this.#caller, async (context) => {
      await Promise.all([
        context.db
          .insert(turnChunks)
          .values({ storeId: context.storeId, id: randomUUID(), turnId, position, chunk }),
        context.events.publish({ type: 'conversation', data: { conversationId, turnId, position } }),
      ]);
    });
  }

  #keepAlive(): void {
    const { turnId } = this.#ids;
    this.#kernel
      .inContext(this.#caller, async ({ db, storeId }) => {
        // The machine's clock: a frozen one would make every server look dead.
        await db
          .update(conversationTurns)
          .set({ aliveAt: new Date() })
          .where(and(eq(conversationTurns.storeId, storeId), eq(conversationTurns.id, turnId)));
      })
      .catch(() => undefined);
  }
}
