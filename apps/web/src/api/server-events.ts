import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The data of each server-sent event of a byte stream, in order. Comments and event names are left out. */
export async function* readServerEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<string> {
  const events = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every browser iterates over a stream.
  const reader = events.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value.data;
    }
  } finally {
    reader.releaseLock();
  }
}
