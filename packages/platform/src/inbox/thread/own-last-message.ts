import { sentencesOf, plainOf, isQuestion } from './sentences.ts';

/** We told them that nothing comes of it. */
const declined =
  /\b(?:we|i)(?:'ll| will| have| are| am|'ve|'re|'m)?(?: decided)? (?:not|no longer) (?:be |going |to )*(?:order|go ahead|proceed|continu|interested|need|buy|mov)|\b(?:we|i) (?:won't|don't|can't|cannot|do not) (?:order|go ahead|proceed|continue|need|want|buy|move (?:on|forward|ahead))\b|\bdecided (?:against|to (?:go with|choose|use) (?:another|someone))|\b(?:went|gone|going) with (?:another|someone else|a different)|\bwe(?:'ll| will)? (?:pass|decline)\b/i;
/** We said that we would do something: decide, come back, send. */
const owed =
  /\b(?:we|i)(?:'ll| will| are going to|'re going to)\b[^.?!]{0,40}\b(?:decide|think|come back|get back|be in touch|be back|let you know|check|discuss|send|confirm|look|review|follow up|talk)\b|\b(?:we|i) (?:come|get) back to you\b|\b(?:we|i)(?:'re| are|'m| am) (?:still )?(?:thinking|deciding|discussing|checking|reviewing)\b/i;
const thanked =
  /^(?:(?:many |a thousand )?thanks?\b|thank you|great\b|perfect\b|wonderful\b|all (?:is |are )?(?:here|good|well|arrived|received)|(?:well )?received\b|(?:it |they |that |looks? )?(?:looks? )?(?:great|good|lovely|impressive|beautiful)\b|impressive|best\b|kind regards|hello|hi\b|dear)/i;

/** What our own last message leaves open. */
export type OwnLast =
  | { kind: 'DECLINED'; sentence: string }
  /** We owe them something; `sentence` is our own that says so. */
  | { kind: 'OWED'; sentence: string }
  /** We asked something. */
  | { kind: 'ASKED'; sentence: string }
  /** Nothing but thanks. */
  | { kind: 'THANKED' }
  | { kind: 'SAID' };

export function ownLastOf(text: string): OwnLast {
  const sentences = sentencesOf(text).map((sentence) => ({ sentence, plain: plainOf(sentence) }));
  const asked = sentences.findLast(({ plain }) => isQuestion(plain));
  const no = sentences.find(({ plain }) => declined.test(plain));
  if (no && !asked) return { kind: 'DECLINED', sentence: no.sentence };
  if (asked) return { kind: 'ASKED', sentence: asked.sentence };
  const promise = sentences.findLast(({ plain }) => owed.test(plain));
  if (promise) return { kind: 'OWED', sentence: promise.sentence };
  return sentences.every(({ plain }) => thanked.test(plain)) ? { kind: 'THANKED' } : { kind: 'SAID' };
}
