import { withoutCourtesy } from '@brandwright/language/words/instruction.ts';

/** Verbs with which a founder asks for a kit, before what it is for. */
const asking =
  /^(?:(?:i|we)\s+)?(?:make|create|build|start|generate|design|do|give|get|set\s+up|begin|draft|launch|come\s+up\s+with|develop|want|need)\s*(?:me|us)?\s*(?:up)?\s*/i;
/** "brand me something for tired nurses", "brand my hot sauce"; not "brand new", nor "brand kit". */
const branding =
  /^(?:re)?brand\s+(?:(?:me|us|this|it)\s*:?\s+)?(?!(?:new|kit|kits|identity|for|called|name|named|about|around|voice|colou?rs?|story)\b)/i;
const kit =
  /^(?:a|an|the|another|my|our|one)?\s*(?:new|whole|complete|full|fresh)?\s*(?:brand\s*kit|brandkit|kit|brand(?:\s+identity)?|business\s+kit|business(?=\s+(?:for|about|around|selling|that\s+sells)\b)|branding)\b\s*(?:for|about|around|on|of|to\s+sell|selling|that\s+sells|called|:|-|,)?\s*/i;
const kitBehind =
  /^(?:a|an|another|my|our)?\s*(?:new\s+)?(.{3,160}?)\s+(?:brand\s*kit|brand|kit|business|line)\b(?:\s+(.*))?$/i;
/** What is asked besides, after the kit. */
const besides =
  /(?:\s*[,;.]\s*|\s+)(?:and\s+)?then\s+(?:show|open|tell|give|publish|share|choose|pick|let|go|make|draw)\b.*$/is;

/**
 * What a request says that is to be sold: "make me a brand kit for a calming tea for night-shift nurses" → "a calming tea
 * for night-shift nurses". A plain description is answered as it is; a request that names nothing as ''.
 */
export function readProduct(request: string): string {
  const text = request.replace(/\s+/g, ' ').trim();
  const plain = withoutCourtesy(text);
  if (branding.test(plain)) return withoutCourtesy(text.replace(besides, '')).replace(branding, '').trim();
  const isCourteous = !text.toLowerCase().startsWith(plain.toLowerCase().slice(0, 12));
  const isAsked =
    /\b(?:brand\s*kit|brandkit|kit|brand|branding|business)\b/i.test(text) &&
    (isCourteous || asking.test(plain));
  const isTitled = /^(?:a\s+)?(?:new\s+)?(?:brand\s*kit|kit)\s*(?:for|:|-)/i.test(text);
  if (!isAsked && !isTitled) return text;
  const said = withoutCourtesy(text.replace(besides, '')).replace(asking, '').trim();
  const behind = kit.exec(said);
  if (behind && behind[0].trim() !== '') return said.slice(behind[0].length).trim();
  const before = kitBehind.exec(said);
  if (before) return [before[1], before[2]].filter(Boolean).join(' ').trim();
  return said;
}
