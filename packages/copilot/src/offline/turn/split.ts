import { commandIdeas, ideasOf } from '../words/lexicon.ts';

const openers =
  /^(?:please |also |then |now |just )*(?:which|what|how|who|where|when|show|list|find|see|view|tell|look|search|display|compare|open|get|give|put|take|make|let|check|do|is|are)\b/i;
const joint =
  /(?<=[.!?;])\s+(?=\p{L})|\s*[,;]?\s+(?:and then|and also|then also|then|and|also|plus|but first|after that)\s+(?=\p{L})|\s*,\s+(?=(?:then|also|and)\s)/giu;

/**
 * Parts of a message that may be requests of their own. Whether two neighbours really are two requests is for
 * the caller, who knows what the operations take: `joins(left, right)` keeps them together.
 */
export async function split(
  text: string,
  joins: (left: string, right: string) => Promise<boolean>,
): Promise<string[]> {
  const parts: { text: string; glue: string }[] = [];
  let from = 0;
  let glue = '';
  for (const match of maskQuotes(text).matchAll(joint)) {
    const left = text.slice(from, match.index);
    const right = text.slice(match.index + match[0].length);
    if (!left.trim() || !right.trim()) continue;
    const isSentence = /[.!?;]$/.test(left.trimEnd());
    if (!isSentence && !startsRequest(right)) continue;
    parts.push({ text: left.trim(), glue });
    glue = text.slice(match.index, match.index + match[0].length);
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from).trim(), glue });
  const requests: string[] = [];
  for (const part of parts) {
    const previous = requests.at(-1);
    if (previous !== undefined && (await joins(previous, part.text)))
      requests[requests.length - 1] = `${previous}${part.glue}${part.text}`;
    else requests.push(part.text);
  }
  return requests.filter(Boolean);
}

function startsRequest(text: string): boolean {
  if (openers.test(text)) return true;
  const first = /^(?:please |also |then |now |just )*(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase() ?? '';
  return (
    ideasOf(first).some((idea) => commandIdeas.has(idea)) ||
    ['ship', 'track', 'count', 'export', 'compare', 'pause'].includes(first)
  );
}

/** Quoted text keeps its length and loses its joints. */
function maskQuotes(text: string): string {
  return text.replace(/"[^"]*"/g, (quoted) => 'x'.repeat(quoted.length));
}
