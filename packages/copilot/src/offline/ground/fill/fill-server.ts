import { readServerAddresses, type ServerAddress } from '@brandwright/language/values/server-addresses.ts';
import type { FieldSpec } from '../../fields.ts';
import type { Utterance } from '../../perceive/utterance.ts';
import type { Work } from './work.ts';

/** A name as machines have them: "llama3.1", "qwen3:14b", "org/model-7b". */
const technical = String.raw`["“'‘]?(?<name>[\p{L}\d][\p{L}\d.:_/+-]{0,80}[\p{L}\d])["”'’]?`;
const filler = String.raw`(?:(?:the|its|a|language|ai)\s+)*`;
const beforeAddress = new RegExp(
  String.raw`\b(?:use|using|take|try|test|choose|pick|set|run|load|with|model|(?:switch|change|move|go)(?: over)? to)\s+${filler}(?:model\s+)?${technical}\s+(?:(?:on|in|from|of|by)\s+[\p{L}\d .-]{2,20}\s+)?(?:at|on|from|via|through|@)\s*$`,
  'iu',
);
const afterAddress = new RegExp(
  String.raw`^\W*(?:(?:and|with|using|use|take|run|load|called|named|is|its|it['’]s|the|language|model(?: name)?)\b\W*)*${technical}(?=\s*(?:$|[.,;!?]|\b(?:there|please|pls|from now|for|as|model|instead|thanks)\b))`,
  'iu',
);
const afterWord = new RegExp(
  String.raw`\b(?:model|llm)(?:\s+(?:name|called|named|is))*\s*:?\s+${technical}`,
  'iu',
);
const useThere = new RegExp(
  String.raw`\b(?:use|take|run|load|pick|choose|try)\s+${filler}${technical}\s+(?:there|from there|on it|from it)\b`,
  'iu',
);

/** Words of a sentence in the place of a name. */
const noName =
  /^(?:model|models|server|one|it|that|this|there|here|please|pls|now|instead|thanks|thank|from|for|as|at|on|and|the|my|our|your|local|address|url|language|llm|ai|today|again|ok|okay|works?|running|runs)$/i;

/**
 * "Use qwen3:14b at http://localhost:11434/v1": an address of a server, what it says of other fields and the name beside it.
 */
export function fillServer(fields: readonly FieldSpec[], { text }: Utterance, { input, used }: Work): void {
  const [address] = readServerAddresses(text);
  const field = fields.find(({ meta }) => meta.sense === 'server_address');
  if (!address || !field) return;
  input[field.name] = address.text;
  Object.assign(input, field.meta.implies);
  used.push(address);
  const named = fields.find(({ meta }) => meta.sense === 'technical_name');
  const found = named && nameBeside(text, address);
  if (!named || !found) return;
  input[named.name] = found.text;
  used.push(found);
}

/** The name that is said with an address, right before it, right after it or after a word for it. */
function nameBeside(text: string, { start, end }: ServerAddress): ServerAddress | null {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return (
    placed(beforeAddress.exec(before), 0) ??
    placed(afterAddress.exec(after), end) ??
    placed(afterWord.exec(after), end) ??
    placed(afterWord.exec(before), 0) ??
    placed(useThere.exec(after), end)
  );
}

function placed(match: RegExpExecArray | null, offset: number): ServerAddress | null {
  const name = match?.groups?.['name'];
  if (!match || name === undefined || noName.test(name)) return null;
  return { text: name, start: offset + match.index, end: offset + match.index + match[0].length };
}
