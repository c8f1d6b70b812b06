const before =
  /^(?:(?:hi|hey|hello|ok(?:ay)?|so|well|great|please|pls|now|then|and|also|yes|yeah)[,!.]?\s+|(?:can|could|would|will) you\s+(?:please\s+)?|(?:i(?:'d| would)? (?:want|need|like|love)(?: you)? to|let'?s|help me(?: to)?|we (?:want|need) to|just)\s+)*/i;
const behind = /(?:[\s,]+(?:please|pls|thanks|thank you|thx|for me))*[\s.!?]*$/i;
const behindOfText = /(?:[\s,.!]+(?:please|pls|thanks|thank you|thx))?\s*$/i;

/** A request without its courtesies: "hey, can you make a mug please?" → "make a mug". */
export const withoutCourtesy = (request: string): string =>
  request.trim().replace(before, '').replace(behind, '').trim();

const someone = String.raw`(?:them|him|her|everyone|(?:the |my |our )?(?:supplier|factory|maker|vendor|team|seller|customer)s?)`;
/** Each ends where the words to be told begin. */
const telling: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:please\s+)?(?:tell|inform|remind|message|text|email|write(?: to)?|reply to|answer)\s+${someone}(?:\s+back)?\s*(?:that\s+|saying\s+(?:that\s+)?|:\s*|,\s*|(?=we\b|i\b|i'm\b|it\b|our\b|my\b|the\b|they\b|to\s))`,
    'i',
  ),
  new RegExp(String.raw`^(?:please\s+)?let\s+${someone}\s+know\s*(?:that\s+|:\s*|,\s*|(?=\p{L}))`, 'iu'),
  /^(?:please\s+)?(?:say|reply|answer|respond|write|write back)\s*(?:that\s+|with\s*:?\s+|saying\s+|:\s*)/i,
  /^(?:please\s+)?(?:remember|note|keep in mind|bear in mind|don'?t forget|make a note|take a note|for the record|for future reference|save this|memorize|fyi)\s*(?:down\s*)?(?:that\s+|:\s*|,\s*|of\s+this:\s*|(?=we\b|i\b|i'm\b|it\b|our\b|my\b|all\b|no\b|the\b))/i,
  /^(?:(?:that|which)\s+)?(?:says|saying|tells? (?:them|him|her)|telling (?:them|him|her))\s+(?:that\s+)?(?=\S)/i,
  /^(?:[Pp]lease )?(?:[Rr]emember|[Nn]ote|[Kk]eep in mind)\s+(?=\p{Lu})/u,
];

/**
 * The words that an instruction wants told or kept, as they were said: "remember that we close on Fridays" → "we close on
 * Fridays", "tell them we need 300, thanks" → "we need 300". "Tell them to hurry" asks: "please hurry". A text that is no
 * instruction comes back as it is.
 */
export function toldWords(text: string): string {
  const said = text.trim();
  const opened = said.replace(before, '');
  // A letter that only begins with a greeting is no instruction.
  for (const candidate of [said, opened])
    for (const pattern of telling) {
      const match = pattern.exec(candidate);
      const rest = match ? candidate.slice(match[0].length).replace(behindOfText, '').trim() : '';
      if (rest === '') continue;
      const quoted = /^(?:"([^"]+)"|“([^”]+)”)$/.exec(rest);
      return quoted?.[1] ?? quoted?.[2] ?? rest.replace(/^to\s+(?=\p{Ll})/u, 'please ');
    }
  return said;
}
