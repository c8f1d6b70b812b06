/** Words that a request may begin with before it says what it asks for. */
const opening =
  /^(?:(?:and|so|ok|okay|well|right|now|then|also|but|oh|ah|hm+|um|uh|wait|lol|haha|wow|nah|yeah|hey|hi|please|pls|plz|thanks|meanwhile|actually|just|great|good|yes|no|in fact)[,.! ]+)*/i;

const withoutOpening = (text: string): string => text.trim().replace(opening, '');

/** Thinking aloud: "what if", "before I", "only to see", "change nothing". It never changes anything. */
export const isSupposed = (text: string): boolean =>
  /\b(?:what if|suppos(?:e|ing)|hypothetically|before (?:i|we) |only to (?:look|see)|just to (?:see|look)|just looking|(?:change|touch|save|send) nothing|don'?t (?:do|change|touch|send|save) (?:it|anything|nothing|that)(?: yet)?)\b/i.test(
    text.replaceAll('’', "'"),
  );

/** "Show me …", "let me see …": whatever it may be about, it asks to look. */
export const asksToSee = (text: string): boolean =>
  /(?:^|[.!?;,]\s*)i (?:have need of|need|would like|want) (?:to (?:see|know)|the (?:\p{L}+ )?(?:numbers?|list|figures?|dates?|names?|address(?:es)?|details))\b/iu.test(
    text,
  ) ||
  /^(?:(?:can|could|would) you |i(?: would|'d) like (?:you )?to )?(?:show|list|pull up|bring up|let me (?:see|look)|see)\b/i.test(
    withoutOpening(text),
  );

/** "The Monday one stays on though, right?", "Could one of them pay by itself?": a question, and no request to the partner. */
export const asksWhether = (text: string): boolean =>
  asksForYes(text) ||
  (/^[^.!?]*\?(?:\s*$|\s+(?:i|it|he|she|they|we)\b)/i.test(text.trim()) &&
    /^(?:can|could|would|will|do|does|did|is|are|was|were|has|have)n?'?t? (?!you\b|u\b|ya\b|we\b|i\b|it be\b)/i.test(
      withoutOpening(text),
    ));

const asksForYes = (text: string): boolean =>
  /[\p{L}\d],?\s+(?:tho,?\s+|though,?\s+|still,?\s+)?right\s*\??\s*$/iu.test(text) &&
  !/\b(?:not|isn'?t|all|the|to|on|top|bottom|upper|lower|left or|it|that|them|this) right\s*\??\s*$/i.test(
    text,
  ) &&
  !/^(?:please |pls )?(?:put|move|turn|set|align|shift|add|make)\b/i.test(withoutOpening(text));

/** "It can just reorder by itself then": what somebody else may or wants to do, and no request. */
export const tellsOfOthers = (text: string): boolean =>
  /^(?:it|he|she|they|somebody|someone) (?:can|could|may|might|will|would|wants?|wanted|needs?|needed)\b/i.test(
    withoutOpening(text),
  );

/** "He wants to add a tea towel": tells something and asks for nothing. "I want …" and "we should …" ask. */
export const isStatement = (text: string): boolean => {
  const said = withoutOpening(text);
  if (/^(?:i|we)(?:'d| would)? (?:want|need|like|should|have to|must|'d like)\b/i.test(said))
    return /^we (?:want|need) (?!(?:you )?to\b)/i.test(said);
  return (
    /^(?:he|she|they|it|we|i|somebody|someone|nobody|a|an|the|my|our|his|her|their|not)\b/i.test(said) ||
    /^\p{Lu}[^.!?,;]{2,40} (?:wants?|wanted|asks|asked|says|said|wrote|writes|is|was|are|were)\b/u.test(said)
  );
};
