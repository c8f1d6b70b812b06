const asking =
  /^(?:(?:ok|okay|hey|hi|please|pls|now|and|also|then|so)[,\s]+)*(?:(?:can|could|would|will) (?:you|we)\s+|i(?:'d| would)? (?:like|want|need)(?: you)?(?: to (?:have|see|get|make))?\s+|let'?s\s+|we need\s+|give me\s+|show me\s+|get me\s+)?(?:please\s+)?(?:(?:re)?(?:make|generate|create|draw|render|paint|design|do|produce|visuali[sz]e|imagine|mock up|shoot|take|see|whip up|put together)\s+(?:me|us|for me)?\s*)?/i;
const pictureNoun =
  /^(?:(?:a|an|another|one|two|three|four|some|few|couple|more|new|nice|the|of|[1-4])\s+)*(?:(?:product|hero|studio|lifestyle|square|realistic|nice|new|quick|different)\s+)*(?:picture|pic|image|photo|photograph|shot|visual|render|rendering|illustration|drawing|version|variant)s?\b\s*(?:(?:of|showing|with|for|that shows?|where|in which)\b\s*|[:-]\s*)?/i;
const closing =
  /[\s,]*(?:\b(?:please|pls|thanks|thank you)\b|\b(?:with|using|by|on|from) (?:the )?(?:amazon|openai|open ai|gpt|bedrock|nova|titan|second engine)(?: engine| model)?\b)[\s.!]*$/i;

/**
 * What a picture should show, out of a request for one: "make me two pictures of a mug on stone, please" shows "a mug on
 * stone". Empty when the request names nothing ("make a picture").
 */
export function shownThing(request: string): string {
  let words = request.trim().replace(asking, '').replace(pictureNoun, '').trim();
  while (closing.test(words)) words = words.replace(closing, '').trim();
  return words.replace(/[.!?]+$/, '').trim();
}
