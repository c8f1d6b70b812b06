import { commandIdeas, ideasOf } from '../words/lexicon.ts';

/** What is told before a request: a call, a change of mind, a reason. */
const told =
  /^(?:(?:ok|okay|so|hm|hmm|well|right|oh|and|sorry|wait)[,.! ]+)*(?:(?:he|she|they|the (?:customer|client|buyer|shopper)|we(?: are|'re)?|i)\s[^,.;:?!\d]{2,50}|(?:my |the )?(?:final|last|new) (?:decisions?|answer|word|plan|one)|change of plans?|(?:one|another) (?:more|last) thing|quick (?:one|question)|by the way)\s*[,.;:!]+\s+/i;
/** "actually only 1055, release 1065": what stays as it is, before what is to be done to the other. */
const spared =
  /^(?:(?:no|ok|okay|wait|sorry|actually|oh)[,.! ]+)*(?:only|just|not)\s+(?:order\s+)?#?(\d{2,})\s*[,;]\s*(?=\p{L})/iu;

/** A request without what was told before it, where a command of its own follows. */
export function withoutLead(request: string): string {
  const kept = spared.exec(request);
  if (kept) {
    const rest = request.slice(kept[0].length);
    return startsCommand(rest) && /\d{2,}/.test(rest) && !rest.includes(kept[1] ?? '') ? rest : request;
  }
  const lead = told.exec(request);
  if (!lead) return request;
  const rest = request.slice(lead[0].length);
  return startsCommand(rest) && !hasCommand(lead[0]) ? rest : request;
}

/** Requests without the parts that only tell something ("she wrote again."), where others ask for something. */
export function askingOnly(requests: readonly string[]): readonly string[] {
  const asking = requests.filter((one) => !onlyTells.test(one.trim()) || hasCommand(one));
  return asking.length > 0 ? asking : requests;
}

const onlyTells =
  /^(?:(?:ok|okay|so|hm|hmm|well|right|oh|and|sorry|wait)[,.! ]+)*(?:he|she|they|the (?:customer|client|buyer|shopper))\s(?:just\s)?(?:wrote|called|rang|phoned|emailed|messaged|texted|answered|replied|came|changed)\b[^?\d]{0,40}[.!;]?$/i;

function startsCommand(text: string): boolean {
  const first = /^(?:please |then |so |just |now |can you |could you )*(\p{L}+)/iu.exec(text)?.[1] ?? '';
  return isCommand(first) || /^(?:ship|show|track|find|compare)$/i.test(first);
}

/** Where the lead itself asks for something, it is no lead. */
const hasCommand = (lead: string) =>
  /\b(?:want|need|should|must|please|mean|like|the \p{L}+ (?:rule|order|one))s?\b/iu.test(lead) ||
  /\bmeant\b/i.test(lead) ||
  lead.split(/[^\p{L}]+/u).some((word) => /^(?:cancel|refund|hold|release|delete|ship|send)$/i.test(word));

const isCommand = (word: string) => ideasOf(word.toLowerCase()).some((idea) => commandIdeas.has(idea));
