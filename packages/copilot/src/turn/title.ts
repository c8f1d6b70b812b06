import { capitalize } from '@brandwright/language/text.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';

/** The title of a chat in which nothing was asked for yet. */
export const untitled = 'New chat';

const longest = 60;

/** Words of small talk, beside those that carry no meaning anyway: a chat is not about them. */
const smallTalk = new Set(
  'hiya yo morning afternoon evening day greetings sup help welcome cool awesome perfect fine sounds cheers bye goodbye goodnight nope yep yup sorry start started doing weather today hola bonjour hallo ciao test testing work works job partner robot human bot real'.split(
    ' ',
  ),
);

/** What stands before the matter, one after the other: greetings, politeness, the verb of looking something up. */
const leadIns: readonly RegExp[] = [
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings)(?: there| again| partner)?\b[\s,.!–—-]*/iu,
  /^(?:ok|okay|so|well|and|also|now|then|alright|right|please|pls|thanks|thank you|quick question|just|yes|no)\b[\s,.:!–—-]+/iu,
  /^(?:can|could|would|will) you (?:please |kindly |quickly |maybe )*/iu,
  /^(?:i|we)(?:['’]d| would)? (?:want|need|like|love|wish|have)(?: you)? to (?=\p{L})/iu,
  /^(?:i|we)(?:['’]d| would)? (?:want|need|like|love|wish)\s+/iu,
  /^(?:let['’]?s|help me(?: to)?|i['’]m (?:looking for|trying to)|we['’]re (?:looking for|trying to)|i am (?:looking for|trying to))\s+/iu,
  /^(?:please |pls )+/iu,
  /^(?:show|give|tell|get|find|bring|list|fetch|remind) (?:me|us)(?: about| of)? /iu,
  /^(?:show|display|list|see|view|look up|look at|check|pull up|open|find) (?=\S+ \S+)/iu,
  /^(?:do you know|any idea|i wonder|i was wondering(?: if)?|tell me)\s+/iu,
  /^(?:what|how much)(?: would| will| do| does| should| must)? (?:i|we) (?:pay|owe) (?:in|for|of) /iu,
  /^(?:what['’]?s|what (?:is|are|was|were)|how much (?:is|are)|whats) (?=(?:the|my|our|all)\b)/iu,
  /^(?:all )?(?:of )?(?:the|my|our) /iu,
  /^(?:me |us )?(?:a|an|some) (?=\S+ \S+)/iu,
];

/**
 * What a chat is about, from the first request in it: "Duty on 2,000 candles from Vietnam". The founder's own words
 * without what stands around them. Null for a greeting, thanks, or words that only point at something.
 */
export function titleFrom(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  if (!hasMatter(line) || onlyPoints(line)) return null;
  return capitalize(
    cut(
      inOrder(
        withoutLeadIns(line).replace(/(?:[\s,]+(?:please|pls|thanks|thank you|for me))*[\s.?!,;:]*$/iu, ''),
      ),
    ),
  );
}

const hasMatter = (text: string) =>
  tokenize(text).some(({ lower }) => !stopWords.has(lower) && !smallTalk.has(lower));

/** "Send it", "open that one": a verb and something that only those who see the screen know. */
const onlyPoints = (text: string) =>
  /\b(?:it|them|this|that|these|those)\b/iu.test(text) &&
  tokenize(text).filter(({ lower }) => !stopWords.has(lower) && !smallTalk.has(lower)).length < 2;

/** Taken away one after the other, as long as something is left that says what it is about. */
function withoutLeadIns(line: string): string {
  let rest = line;
  for (let pass = 0; pass < 3; pass++)
    for (const lead of leadIns) {
      const without = rest.replace(lead, '');
      if (without !== rest && hasMatter(without)) rest = without;
    }
  return rest;
}

/** A question in the order of a title: "which orders are late" → "Orders that are late". */
function inOrder(words: string): string {
  const which =
    /^(?:which|what) (?<noun>[\p{L} -]{3,40}?) (?<verb>are|is|have|has|were|need)\s+(?<rest>.+)$/iu.exec(
      words,
    );
  if (which?.groups && !/\b(?:of|do|does|did|can|should)\b/i.test(which.groups['noun'] ?? ''))
    return `${which.groups['noun']} that ${which.groups['verb']} ${which.groups['rest']}`;
  const where = /^where(?:['’]?s| (?:is|are)) (?<what>.+)$/iu.exec(words);
  if (where?.groups) return `Where ${where.groups['what']} is`;
  const doing = /^how(?:['’]?s| (?:is|are)) (?<what>.+?) (?:doing|going|looking|coming along)$/iu.exec(words);
  if (doing?.groups) return doing.groups['what'] ?? words;
  return words;
}

const loose =
  /[\s,;:–—-]+(?:a|an|the|and|or|but|of|on|in|at|to|for|from|by|with|than|that|which|if|under|over|versus|vs|my|our|not|is|are|so|i|we|please)$/iu;

/** Cut where a sentence ends, else at a word, never after one that leads on to another. */
function cut(words: string): string {
  const sentence = /^.{12,}?(?=[.!?;](?:\s|$))/u.exec(words)?.[0] ?? words;
  if (sentence.length <= longest) return sentence;
  let short = sentence.slice(0, longest + 1).replace(/\s\S*$/, '');
  if (short.length > longest) short = short.slice(0, longest);
  while (loose.test(short)) short = short.replace(loose, '');
  return `${short.replace(/[\s,;:–—-]+$/u, '')}…`;
}
