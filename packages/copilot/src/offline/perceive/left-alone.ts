/** "Martin stays where it is", "the other one remains on hold": a clause that says what should not change; one that asks what stays is none. */
const staying =
  /(?:^|\s*[,;.–—]\s*(?:(?:and|but|while)\s+)?|\s+(?:and|but|while)\s+)(?!\s*(?:what|which|who|whose|where|how)\b)(?:the\s+)?(?:(?!\b(?:and|but|while|then)\b)[\p{L}\p{N}#'’ -]){1,40}?\s+(?:stays?|remains?|can stay|should stay)\s+(?:(?:where|as|how)\s+(?:it|they|he|she)(?:\s+(?:is|are|was|were)|['’](?:s|re))|on hold|put|unchanged|the same|as is|untouched)(?=\s*(?:[,;.!]|$|\s(?:and|but|then)\s))/giu;

/** What stands in front of words of somebody's own: they stay whole. */
const dictates =
  /\b(?:tell|say|says|write|reply|answer|note|message|email|mail|remember|saying|reason)\b|["“”:]/i;

/**
 * A message without what it says should stay as it is: "release 5760, 1065 stays where it is" asks for 5760 alone. Words that
 * are kept or sent stay whole, and so does a message that says nothing else.
 */
export function withoutLeftAlone(text: string): string {
  if (dictates.test(text)) return text;
  const rest = text.replaceAll(staying, '').replace(/^[\s,;.–—]+/, '');
  return rest.trim() === '' ? text : rest;
}
