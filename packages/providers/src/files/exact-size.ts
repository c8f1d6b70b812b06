/** Passes a stream on and fails it unless it has exactly `size` bytes. */
export function exactSize(size: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > size) controller.error(new Error(`More than the ${size} bytes that were announced.`));
      else controller.enqueue(chunk);
    },
    flush(controller) {
      if (seen < size) controller.error(new Error(`${seen} bytes came of the ${size} that were announced.`));
    },
  });
}
