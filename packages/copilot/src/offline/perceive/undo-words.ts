/** What an undo in words takes back: the last change, every change, or one that is named. */
export type UndoWords =
  | { kind: 'last' }
  | { kind: 'everything' }
  /** `isSure`: no other request begins like this ("bring back the kit" may open an archived one). */
  | { kind: 'named'; words: string; isSure: boolean };

const begins = String.raw`^\W*(?:(?:no|nope|oh|ok|okay|wait|please|pls|plz|actually|sorry|oops|whoops|hmm+|ah|and|now|then|also|hey|hang on|hold on|on second thought|can you|could you|would you|will you|i want to|i wanna|i['’]d like to|let['’]s|just)[\s,.!…-]+)*`;
const sureVerb = new RegExp(
  String.raw`${begins}(?:undo|un-do|revert|reverse|roll(?: |-)?back|take back)\b(?<rest>.*)$`,
  'isu',
);
const partedVerb = new RegExp(
  String.raw`${begins}(?:(?<take>take|roll)|put|bring|get) (?<between>(?:(?!\band\b)[^,.;]){1,60}?) back(?<rest>(?: (?:please|pls|again|now|then|too))?[\s.!?]*)$`,
  'isu',
);
const bringBack = new RegExp(String.raw`${begins}(?:bring|get) back (?<rest>.+)$`, 'isu');

const last =
  /^(?:(?:it|that|this|these|those|them|both|the (?:last|latest|previous|most recent)(?: (?:one|thing|change|step|action|edit))?|(?:the|that|this|my|your)(?: last| latest)? (?:change|edit|action|step)|(?:what|whatever|the thing) (?:you|i|we)(?: just| last)* (?:did|changed|do)(?: last)?)(?: (?:you|i|we) (?:just )?(?:made|did))?)?$/i;
const everything =
  /^(?:everything|every (?:single )?(?:change|thing)|it all|all|(?:all|every one)(?: of)?(?: (?:it|that|this|these|those|them|the|my|your))?(?: changes| edits)?|the (?:whole lot|whole thing|lot)|(?:all )?(?:my|your|the|these|those|our) changes)(?: (?:you|i|we)(?:['’]ve)? (?:just )?(?:did|made|changed|done))?(?: (?:here|today|so far|in this (?:chat|conversation)))?$/i;
const trailing =
  /[\s.!?,]+(?:please|pls|plz|thanks|thank you|too|again|now|then|instead|for me|would you|will you|if you can|if possible|right away)?[\s.!?,]*$/i;

/** The undo that a message asks for; null for any other message, and for one that goes on to something else. */
export function undoWords(text: string): UndoWords | null {
  const sure = sureVerb.exec(text)?.groups?.['rest'];
  if (sure !== undefined) return meantBy(sure, true);
  const parted = partedVerb.exec(text)?.groups;
  if (parted) return meantBy(parted['between'] ?? '', parted['take'] !== undefined);
  const brought = bringBack.exec(text)?.groups?.['rest'];
  return brought === undefined ? null : meantBy(brought, false);
}

function meantBy(rest: string, isSure: boolean): UndoWords | null {
  const words = withoutTrailing(rest);
  if (words.length > longest || /[.;!?]\s+\S/.test(words)) return null;
  if (last.test(words)) return isSure || words === '' ? { kind: 'last' } : null;
  if (everything.test(words)) return isSure ? { kind: 'everything' } : null;
  // "Bring back what I snoozed" is said of the thing, not of the change.
  if (!isSure && /^(?:what|whatever|everything|all)\b/i.test(words)) return null;
  // "Reverse charge VAT" and "Undo is great" name no change.
  if (
    isSure &&
    !/^(?:the|that|this|my|your|our|his|her|their|those|these|what|when|all|both|order|#?\d|\p{L}+ing\b)/iu.test(
      words,
    )
  )
    return null;
  return { kind: 'named', words, isSure };
}

const longest = 120;

function withoutTrailing(text: string): string {
  let words = text.trim();
  for (;;) {
    const shorter = `${words} `.replace(trailing, '').trim();
    if (shorter === words) return words;
    words = shorter;
  }
}
