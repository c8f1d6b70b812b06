import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { TurnChunk } from './turn-parts.ts';

/** The server-sent events of a body, as they arrive. `onComment` hears the comments between them. */
export const eventStream = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onComment?: (comment: string) => void,
): ReadableStream<EventSourceMessage> =>
  body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream(onComment ? { onComment } : {}));

/** The server-sent events of a whole text; one that is cut off at its end is left out. */
export function readEvents(text: string): EventSourceMessage[] {
  const events: EventSourceMessage[] = [];
  createParser({ onEvent: (event) => void events.push(event) }).feed(text);
  return events;
}

/** The chunks of an answer, from the events that it was sent as. */
export const readChunks = (text: string): TurnChunk[] =>
  readEvents(text)
    .filter(({ data }) => data.startsWith('{'))
    .map(({ data }) => JSON.parse(data) as TurnChunk);
