/** Words with which a founder asks for a kit, before what it is for. */
const asking =
  /^(?:(?:hi|hey|hello|ok(?:ay)?|so|well|great|please|pls|now|then|and)[,!.]?\s+)*(?:(?:can|could|would|will)\s+you\s+(?:please\s+)?|i(?:'d|\s+would)?\s+(?:want|need|like|love)\s+(?:you\s+)?(?:to\s+)?|i\s+wanna\s+|let'?s\s+|help\s+me\s+(?:to\s+)?|we\s+(?:want|need)\s+(?:to\s+)?|please\s+)?(?:make|create|build|start|generate|design|do|give|get|set\s+up|begin|draft|launch|come\s+up\s+with|develop)?\s*(?:me|us)?\s*(?:up)?\s*/i;
const kit =
  /^(?:a|an|the|another|my|our|one)?\s*(?:new|whole|complete|full|fresh)?\s*(?:brand\s*kit|brandkit|kit|brand(?:\s+identity)?|business\s+kit|branding)\b\s*(?:for|about|around|on|of|to\s+sell|selling|that\s+sells|called|:|-|,)?\s*/i;
const kitBehind =
  /^(?:a|an|another|my|our)?\s*(?:new\s+)?(.{3,160}?)\s+(?:brand\s*kit|brand|kit|business|line)\b(?:\s+(.*))?$/i;
const ending = /(?:[\s,]+(?:please|pls|thanks|thank you|for me))?[\s.!?]*$/i;
/** What is asked besides, after the kit. */
const besides =
  /(?:\s*[,;.]\s*|\s+)(?:and\s+)?then\s+(?:show|open|tell|give|publish|share|choose|pick|let|go|make|draw)\b.*$/is;

/**
 * What a request says that is to be sold: "make me a brand kit for a calming tea for night-shift nurses" → "a calming tea
 * for night-shift nurses". A plain description is answered as it is; a request that names nothing as ''.
 */
export function readProduct(request: string): string {
  const text = request.replace(/\s+/g, ' ').trim();
  const isAsked =
    /\b(?:brand\s*kit|brandkit|kit|brand|branding|business)\b/i.test(text) && asking.exec(text)?.[0] !== '';
  const isTitled = /^(?:a\s+)?(?:new\s+)?(?:brand\s*kit|kit)\s*(?:for|:|-)/i.test(text);
  if (!isAsked && !isTitled) return text;
  const said = text.replace(besides, '').replace(asking, '').replace(ending, '').trim();
  const behind = kit.exec(said);
  if (behind && behind[0].trim() !== '') return said.slice(behind[0].length).trim();
  const before = kitBehind.exec(said);
  if (before) return [before[1], before[2]].filter(Boolean).join(' ').trim();
  return said;
}
