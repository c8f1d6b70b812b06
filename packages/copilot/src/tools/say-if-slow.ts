/** Sooner than this nobody asks why it takes so long. */
const slowAfterMs = 1200;

/** Says a note of a call that takes longer than a moment, unless it is told before that the call is over. */
export function sayIfSlow(note: string | undefined, say: (note: string) => void): () => void {
  if (note === undefined) return () => undefined;
  const timer = setTimeout(() => say(note), slowAfterMs);
  return () => clearTimeout(timer);
}
