/** Words that a request may begin with before it says what it asks for. */
const opening =
  /^(?:(?:and|so|ok|okay|well|right|now|then|also|but|oh|ah|hm+|um|uh|wait|lol|haha|wow|nah|yeah|hey|hi|please|pls|plz|thanks|meanwhile|actually|just|first|next|after (?:this|that)|(?:a )?separate (?:thing|question)(?=[:,.])|(?:one |an)?(?:other|more) (?:thing|question)(?=[:,.])|(?:second|third)(?:ly)?(?=[:,])|hold (?:on|it)(?=[,.!])|great|good|yes|no|in fact)[,.!: ]+)*/i;

export const withoutOpening = (text: string): string => text.trim().replace(opening, '');

/** "Try putting it on hold", "can we try switching it off": a trial; not "try again". */
const tries =
  /^\W*(?:(?:and|so|ok|okay|now|then|please|pls)[, ]+)*(?:(?:can|could|shall|should) (?:we|you|i)|let['’]?s|let me|i(?:['’]d| would) like to|maybe)?\s*(?:just )?try(?:ing)?\b(?! again| to (?:send|reach)| harder)/i;

/** "Ask them whether it can come sooner before I say yes": what is only thought of is no part of what is asked of somebody. */
const tellsSomebody = (text: string): boolean =>
  /^(?:ask|tell|message|email|mail|write|text|remind|let)\b/i.test(withoutOpening(text));

/** Thinking aloud: "what if", "before I", "try", "only to see", "change nothing". It never changes anything. */
export const isSupposed = (text: string): boolean =>
  (tries.test(text) && !/\bagain\b/i.test(text)) ||
  (/\bbefore (?:i|we|you) /i.test(text) && !tellsSomebody(text)) ||
  /\b(?:what if|suppos(?:e|ing)|hypothetically|only to (?:look|see)|just to (?:see|look)|just looking|just curious|just wondering|out of curiosity|(?:change|touch|save|send) nothing|don'?t (?:do|change|touch|send|save) (?:it|anything|nothing|that)(?: yet)?)\b/i.test(
    text.replaceAll('’', "'"),
  ) ||
  // "Hoodie at 45 with free shipping: margin low and high".
  /[:;]\s*(?:what(?:['’]?s| is)? )?(?:the )?(?:margins?|profit)\b/i.test(text);

/** "Try putting 7110 on hold", "what if I put it on hold": of a change that is not to be made yet. */
export const asksToTry = (text: string): boolean =>
  (tries.test(text) && !/\bagain\b/i.test(text)) ||
  /\b(?:what if|suppos(?:e|ing)|hypothetically)\b/i.test(text);

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

/** A question about how things are, not a request in the form of one: no order comes after it. */
export function asksOnly(text: string): boolean {
  if (/\b(?:please|pls)\b/i.test(text)) return false;
  if (asksAtEnd.test(text)) return !beginsOrder(withoutOpening(text));
  const sentences = text.trim().split(/(?<=[.!?])\s+/);
  const asked = sentences.findLastIndex((sentence) =>
    [sentence, sentence.split(/,\s+/).at(-1) ?? ''].some((one) => isQuestion(withoutOpening(one))),
  );
  if (asked < 0 || sentences.slice(asked + 1).some((sentence) => beginsOrder(sentence))) return false;
  // "Oh is that all, go on then make it": an order behind the question.
  const parts = (sentences[asked] ?? '').split(/,\s+/);
  const from = parts.findIndex((part) => isQuestion(withoutOpening(part)));
  return !parts.slice(from + 1).some((part) => /^(?:go on|go ahead)\b/i.test(part) && beginsOrder(part));
}

/** "Marta's diffuser, did that ever get here", "his cups have they turned up yet": what is asked of comes first. */
const asksAtEnd =
  /[\p{L}\d],?\s+(?:did|has|have|had|is|are|was|were|does)\s+(?:it|they|that|those|these|he|she|this)\s+(?:(?!\b(?:and|then|so|please|pls)\b)[\p{L}'’ ])+\??\s*$/iu;

/** A clause that asks how things are. */
export const isQuestion = (clause: string): boolean =>
  /^(?:how (?!about)|what(?:'s|s)? (?!about|if)|which |who |whose |when |where |wheres |why (?!don'?t|not)|is |are |was |were |does |do (?:we|i|they|you) |did |has |have (?:we|i|they) |am i |isn'?t |aren'?t |didn'?t )/i.test(
    clause,
  ) || /^(?:do|have|had|will)\b[^?]*\?$/i.test(clause);

/** "Leave it be", "keep them as they are", "nah keep 6.80": asks for no change. */
export const leavesAlone = (text: string): boolean =>
  /^(?:nah|no|nope)?[, ]*(?:we )?keep (?:the )?[$€£]?\d/i.test(withoutOpening(text)) ||
  /\b(?:leave|keep|let) (?:it|that|this|them|those|these) (?:be|alone|so|as (?:is|it|they|that))\b/i.test(
    text,
  );

/** A clause that begins with a verb that asks for something: "and tag them preferred". */
export const beginsOrder = (clause: string): boolean => order.test(clause.trim());
const order =
  /^(?:(?:and|then|also|now|so|please|pls|do|just|if (?:yes|not|so)|go on(?: then)?|go ahead(?: and)?|you may|can you|could you|would you)[, ]+)*(?:show|tell|list|open|add|put|tag|mark|label|save|send|mail|email|write|message|ask|draft|call|rename|name|remember|forget|note|leave|make|set|remind|pay|change|move|remove|delete|cancel|decline|archive|hide|snooze|pause|stop|shut|turn|switch|give|find|check|start|release|hold|watch|export|compare|publish|share|invite)\b/i;
