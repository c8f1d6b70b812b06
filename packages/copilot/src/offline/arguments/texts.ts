import type { FieldSpec } from './fields.ts';

/** Words said as a reason or as a text to keep, cut out before anything else is read from the request. */
export interface SaidText {
  kind: 'reason' | 'text';
  value: string;
  start: number;
  end: number;
}

const textMarkers =
  /(?:\b(?:jot|write|note|put|mark)(?: (?:it|this|something))? down (?:on|for|in|against) [^:"]{1,40}?(?: that |:\s*)|\b(?:saying|that says|which says|that reads|(?<!\b(?:try|retry|start|restart|stop|keep|finish|the|of) )reading|with the (?:note|message|text|comment|reason)|tell (?:them|him|her|the \w+)(?: that)?|(?:add|leave|write|put) (?:a|the|this|another) (?:note|comment|message|remark)(?: (?:to|on|for) [^:"]{1,40}?)?(?: that| saying|:))\s*:?\s*|\b(?:note|message|comment|remark)(?: (?:to|on|for) [^:"]{1,40}?)?(?:\s*:\s*| that | saying )|\b(?:replace|change) (?:it|that|the note|the text) (?:with|by|to)\s*:\s*|\b(?:text|reason|subject|body)\s*:\s*)/i;
const reasonMarkers =
  /(?:[,;.]|\s-)?\s*\b(?:because(?: of)?|as (?=the (?:customer|client|shopper|buyer)|she|he|they|it|we\b)|since (?=the (?:customer|client|shopper|buyer)|she|he|they|it|we\b)|due to|owing to|on account of|the reason (?:is|being)|for the reason that)\s*/i;
const trailingClause =
  /\s*[,;.?!]\s*((?:she|he|they|the (?:customer|client|shopper|buyer|address|item|product|payment|warehouse|supplier)|customer|client|it|it's|we|i)\s+(?!want|need|would like|also|qualif|does (?:not )?(?:qualify|count|fall))(?:\w+)(?:\s.*)?)$/i;

/** What is told to be remembered is kept as it was said, to the letter: "remember that we never ship on Fridays". */
const rememberMarker =
  /^(?:(?:please|pls|can you|could you|from now on|also|and|ok|okay|hey)[, ]+)*(?:remember|(?:keep|bear) in mind|memori[sz]e|(?:don't|do not|never) forget)(?: for me| this)?(?:\s+that\s+|\s*[:,]\s*|\s+(?=(?:we|our|i|my|no|never|always|only)\s))(?=\S+\s+\S)(?!.*\?\s*$)/i;

/** The reason or text in a request: after "because", "saying", "note:", in a closing clause ("…, the customer asked"), or quoted. */
export function readSaidText(text: string): SaidText | null {
  const kept = rememberMarker.exec(text);
  if (kept)
    return {
      kind: 'text',
      value: clean(text.slice(kept[0].length)),
      start: kept[0].length,
      end: text.length,
    };
  const marked = textMarkers.exec(text);
  if (marked) {
    const start = marked.index + marked[0].length;
    const value = clean(text.slice(start));
    if (value) return { kind: 'text', value, start: marked.index + keepHead(marked[0]), end: text.length };
  }
  const reason = reasonMarkers.exec(text);
  if (reason && reason.index > 0) {
    const value = clean(text.slice(reason.index + reason[0].length));
    if (value) return { kind: 'reason', value, start: reason.index, end: text.length };
  }
  const clause = trailingClause.exec(text);
  if (clause && clause.index > 3)
    return { kind: 'reason', value: clean(clause[1] ?? ''), start: clause.index, end: text.length };
  return null;
}

/** "add a note to order 5: …" keeps its head, from which the operation and the record are read. */
function keepHead(marker: string): number {
  return /^(?:add|leave|write|put|tell|jot|mark|note (?:it |this )?down)/i.test(marker)
    ? marker.replace(/(?:that|saying|:)\s*:?\s*$/i, '').length
    : /^(?:note|message|comment|remark|text|reason|subject|body)/i.test(marker)
      ? Math.max(0, marker.search(/\s*:|\s(?:that|saying)\s*$/))
      : 0;
}

const looseMarkers: readonly RegExp[] = [
  /\b(?:remember|(?:keep|bear) (?:it |this )?in mind|memori[sz]e|(?:don't|do not|never) forget)\s+(?=(?:we|our|i|my|the|all|no|never|always|only|\p{Lu}\p{L}+)\s)/u,
  // What someone or something is made for: "an assistant to look at …".
  /\b(?:assistant|automation|agent|watcher|bot)\s+(?:which|who|to|for)\s+(?:should\s+)?/i,
  /(?::|\s[-–])\s+(?=\p{L}+\s|\d)/u,
  /\b(?:should say|to say|says|that)\s+/i,
  /\d\s+(?:to|with)\s+/i,
  /,\s+(?=\p{L}+\s+\p{L}+)/u,
  /\b(?=(?:has to|have to|must|needs?|requires?|wants?)\s+\p{L}+\s)/iu,
];

/** Words that may be the text which an operation needs, where nothing marks them as said. */
export function readLooseText(text: string): { value: string; start: number; end: number } | null {
  for (const marker of looseMarkers) {
    const match = marker.exec(text);
    const start = match ? match.index + match[0].length : 0;
    const value = clean(text.slice(start));
    if (match && start > 3 && value.includes(' ')) return { value, start, end: text.length };
  }
  return null;
}

function clean(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();
  return /[.!]$/.test(trimmed) && !/[.!].*[.!]$/.test(trimmed) ? trimmed.slice(0, -1) : trimmed;
}

/** The free-text field that takes a said text: one whose words were named, else a reason for a reason, else the first. */
export function textFieldFor(fields: readonly FieldSpec[], said: SaidText | null): FieldSpec | null {
  const open = fields.filter(isTextField);
  const isReason = (field: FieldSpec) =>
    field.words.has('reason') || field.words.has('why') || field.words.has('becaus');
  if (said?.kind === 'reason')
    return (
      open.find(isReason) ??
      open.find((field) => field.words.has('note') || field.words.has('comment')) ??
      open.find((field) => !field.required && textStems.some((stem) => field.words.has(stem))) ??
      null
    );
  return (
    open.find((field) => !isReason(field) && field.required) ??
    open.find((field) => !isReason(field)) ??
    open[0] ??
    null
  );
}

const textStems = ['reason', 'note', 'messag', 'comment', 'text', 'bodi', 'descript', 'instruct', 'subject'];

/** Whether a field takes any words. */
export function isTextField(field: FieldSpec): boolean {
  if (field.kind !== 'string' || field.array || field.meta.ref) return false;
  if (field.meta.sense) return field.meta.sense === 'free_text';
  return field.format === null && textStems.some((stem) => field.words.has(stem));
}
