import type { MessageData, StoredMessage } from '@brandwright/contract/copilot/messages.ts';

/** Chunks of the AI SDK's UI message stream that we send. */
export type TurnChunk =
  | { type: 'start'; messageId: string; messageMetadata?: unknown }
  | { type: 'text-start'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'text-end'; id: string }
  | { type: `data-${keyof MessageData}`; id: string; data: unknown; transient?: boolean }
  | { type: 'finish' };

/** Gathers chunks into the parts of the message as it will be stored: what a client would have, made by the server. */
export class PartsBuilder {
  readonly #parts: StoredMessage['parts'] = [];
  readonly #texts = new Map<string, { type: string; text: string }>();

  add(chunk: TurnChunk): void {
    if (chunk.type === 'text-start') {
      const part = { type: 'text', text: '' };
      this.#texts.set(chunk.id, part);
      this.#parts.push(part);
    } else if (chunk.type === 'text-delta') {
      const part = this.#texts.get(chunk.id);
      if (part) part.text += chunk.delta;
    } else if (chunk.type.startsWith('data-') && 'data' in chunk && !chunk.transient) {
      this.#addData(chunk.type, chunk.id, chunk.data);
    }
  }

  get parts(): StoredMessage['parts'] {
    return this.#parts.filter((part) => part.type !== 'text' || part['text'] !== '');
  }

  #addData(type: string, id: string, data: unknown): void {
    const earlier = this.#parts.find((part) => part.type === type && part['id'] === id);
    if (earlier) earlier['data'] = data;
    else this.#parts.push({ type, id, data });
  }
}

/** One chunk as a server-sent event. */
export const encodeChunk = (chunk: TurnChunk): string => `data: ${JSON.stringify(chunk)}\n\n`;

export const endOfStream = 'data: [DONE]\n\n';
