import { missingAreas, type MissingArea } from '@brandwright/contract/missing-areas.ts';
import { plainText } from '@brandwright/language/text.ts';
import { asksFor } from './clauses.ts';

/** A clause that asks for an area which is missing. */
export interface MissingAsked {
  topic: MissingArea;
  /** The words that say so. */
  words: string;
  /** The whole clause, and what the message asks for before and after it; null where that asks for nothing. */
  clause: string;
  before: string | null;
  after: string | null;
}

/** What may follow a thing that is named whole: "my card expired", and no "my card design". */
const afterThing = String.raw`(?=\s*(?:$|[.,;:!?)"]|(?:for|to|on|at|in|with|from|please|pls|plz|now|rn|today|next|every|each|and|or|but|so|that|which|who|is|are|was|were|has|have|had|do|does|did|can|could|will|would|if|when|before|after|until|because|expires?|expired|ends?|again|instead|asap|thanks|yet|anymore|then|here|as|up|you|i|we|it|also|right)\b))`;
const anyWords = String.raw`(?:[^\s;!?]*[^\s.;!?,:]\s+){0,4}?`;

/** With the words that people ask kindly with. */
const beginning = String.raw`(?<=^\W*(?:(?:please|pls|can|could|will|would|you|i|we|want|need|have|like|to|let['’]?s|go|ahead|and|just|now|ok|okay|then)\s+)*)`;

/** Words before a phrase that hand it on: "tell Jo to upgrade my plan" asks for a message. */
const handsOn =
  /\b(?:notes?|tells?(?! (?:me|us)\b)|told(?! (?:me|us)\b)|writes?|says?|send|reply|replies|remember|remind|draft|message|mail|text|asks?|title|call(?:ed)?|names?|says|post|search|find|look for|assistant|every)\b|[:"]/i;

/** The first clause of a message that asks for a missing area; null where none does. */
export function missingAsked(message: string): MissingAsked | null {
  const text = plainText(message).trim();
  for (const { start, end } of clausesOf(text)) {
    const clause = text.slice(start, end).replace(leadingJoint, '');
    for (const [topic, unless, patterns] of compiled) {
      if (unless.test(clause)) continue;
      for (const pattern of patterns) {
        const match = pattern.exec(clause);
        if (!match) continue;
        const until = text.slice(0, start) + clause.slice(0, match.index + match[0].length);
        // Nothing else that such a message asks for is done without what was taken out of it.
        if (topic.isAlwaysMeant) return { topic, words: match[0].trim(), clause, before: null, after: null };
        if (handsOn.test(until)) continue;
        const before = requestIn(text.slice(0, start).replace(trailingJoint, ''));
        const after = requestIn(text.slice(end).replace(leadingJoint, ''));
        return { topic, words: match[0].trim(), clause, before, after };
      }
    }
  }
  return null;
}

const joints = /(?<=[.!?;])\s+|\s*,\s+|\s+(?:and|then|but|plus)\s+/giu;
const leadingJoint = /^[\s,;.!?]*(?:(?:and|then|also|plus|but|so)\s+)*/iu;
const trailingJoint = /(?:[\s,;]+(?:and|then|also|plus|but))*[\s,;]*$/iu;

const requestIn = (text: string): string | null => (asksFor(text.trim()) ? text.trim() : null);

function clausesOf(text: string): { start: number; end: number }[] {
  const all = [...text.matchAll(joints)];
  return [...all, null].map((joint, place) => {
    const last = all[place - 1];
    return { start: last ? last.index + last[0].length : 0, end: joint ? joint.index : text.length };
  });
}

const hasWord = (words: readonly string[]) =>
  words.length === 0 ? /$^/ : new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i');

function compile(phrase: string): RegExp {
  const parts = phrase.split(' ').map((part) => {
    if (part === '..') return anyWords;
    if (part === '^') return beginning;
    if (part === '$') return afterThing;
    if (part === '!') return String.raw`(?=\s*(?:please|pls|now|today|thanks|here)?\s*[.!?]*\s*$)`;
    const isOptional = part.endsWith('?');
    const words = part
      .replace(/\?$/, '')
      .split('|')
      .map((word) => word.replaceAll('_', String.raw`\s+`))
      .join('|');
    return String.raw`(?:(?:${words})(?![\w'-])\s*)${isOptional ? '?' : ''}`;
  });
  return new RegExp(String.raw`(?<![\w'-])${parts.join('')}`, 'i');
}

const compiled = missingAreas.map(
  (topic) => [topic, hasWord(topic.unless), topic.said.map(compile)] as const,
);
