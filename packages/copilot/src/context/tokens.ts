/** Pieces that tokenizers make: words, digits, white space, signs, everything else. */
const pieces =
  /_?[A-Z]?[a-z]+|[A-Z]+|\d+|[\n\r]+\s*|[^\S\n\r]{2,}|[\u0080-\u024f]+|[^\u0000-\u024f]|[!-/:-@[-`{-~]+/gu;

/**
 * About how many tokens a text is for a model. Measured against o200k_base: English and source code 14 to 18 % above,
 * JSON 11 % above, lists of UUIDs 3 % above, lock files 2 % below, other scripts up to 2.7 times above, base64 20 %
 * below. An estimate serves: compatible servers bring tokenizers of their own, and a table of one weighs 50 MB.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(pieces))
    tokens += tokensOf(piece.length > 1 ? piece.replace(/^_/, '') : piece);
  return tokens;
}

function tokensOf(piece: string): number {
  const code = piece.charCodeAt(0);
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
  if (isLetter) return piece.length <= 8 ? 1 : Math.ceil(piece.length / 4);
  if (code >= 48 && code <= 57) return Math.ceil(piece.length / 3);
  if (code <= 32) return 1;
  if (code < 0x80) return Math.ceil(piece.length / 2);
  if (code <= 0x24f) return 1;
  return piece.length;
}
