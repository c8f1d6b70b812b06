/** A number of 32 bits from words (FNV-1a): the same words, the same number, on the server and in the client. No secret. */
export function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // One round of mixing, so that names that differ in their last letter do not follow each other.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}
