import { printedWords } from '@brandwright/language/values/printed-words.ts';
import { buildVocabulary, repairWord } from '@brandwright/language/words/spelling.ts';
import { readColors } from '@brandwright/language/values/colors.ts';

/** A clause of a request with its quotations taken out: `put ⟦0⟧ on the tote`. */
export interface Clause {
  text: string;
  quotes: readonly string[];
}

const quotation = /[“"]([^”"]{1,500})[”"]|(?<=^|[\s(:,])['‘]([^'’]{1,500})(?:['’](?=$|[\s).,;:!?])|$)/g;
/** Verbs that begin something new after "and". */
const verbs =
  'add|put|place|write|print|make|move|change|set|turn|rotate|remove|delete|drop|take|hide|show|lock|unlock|bring|send|align|cent(?:er|re)|use|replace|rename|call|resize|scale|shrink|enlarge|tilt|recolou?r|colou?r|swap|insert|include|duplicate|copy|fade|straighten|erase|lay|stick|give';
/** Ends no sentence: "Est. 2024". */
const abbreviated = String.raw`(?<!\b(?:est|no|nr|vol|dr|mr|mrs|st|co|inc|ltd|approx))`;
const boundary = new RegExp(
  `\\s*(?:;|${abbreviated}\\.(?=\\s|$)|,?\\s*\\b(?:and then|then|and also|also)\\b|,?\\s+(?:and|n)\\s+(?=(?:please\\s+)?(?:${verbs})\\b)|,\\s*(?=(?:please\\s+)?(?:${verbs})\\b))\\s*`,
  'i',
);

/** "… and the logo white": a second thing with its own color or size, for the verb that was said before. */
const secondThing = /,?\s+and\s+(?=(?:the|my|our)\s+(?:\w+\s+){1,3}?\S+(?:\s\S+)?$)/i;

/** "… because dark green on navy drowns": why, not what. */
const reason = /[,;]?\s+(?:because|since (?:it|we|i|they)|as (?:it|they) (?:is|are|looks?))\b[^.;⟦]*/gi;
export const beginsWithVerb = new RegExp(
  `^(?:please\\s+)?(?:${verbs}|lose|clear|get rid|erase|rename)\\b`,
  'i',
);

/** A clause that says how something is or looks, and asks for nothing: "the green looks like a hospital". */
export const tellsOnly = ({ text, quotes }: Clause): boolean =>
  quotesIn({ text, quotes }).length === 0 &&
  !beginsWithVerb.test(text) &&
  /^(?:(?:no|nice|good|hm+|ok|right|yes|great|sorry|it is for)\b[,.! ]*|.*\b(?:is|are|was|were|looks?|feels?|seems?|drowns?|will|would|should be|i (?:think|look|find|like))\b.*)/i.test(
    text,
  ) &&
  !/\b(?:should|must|shall|could|can) (?:say|read|be|go|sit|stand)\b(?!.*\bmoney\b)/i.test(text);

/** The request cut into what is to be done one after the other. */
export function clausesOf(request: string): Clause[] {
  const quotes: string[] = [];
  const text = withPrintedQuoted(request).replaceAll(
    quotation,
    (_whole, double?: string, single?: string) => {
      quotes.push((double ?? single ?? '').trim());
      return `⟦${quotes.length - 1}⟧`;
    },
  );
  return text
    .replaceAll(reason, '')
    .split(boundary)
    .flatMap(bothThings)
    .map((part) =>
      part
        .replace(
          /^(?:(?:ok|okay|hey|hi|please|pls|now|and|n|also|then|so|can you|could you|would you|will you|i want to|i'd like to|let's|lets|just)[,\s]+)*/i,
          '',
        )
        .replace(/[\s,]*(?:please|pls|thanks|thank you)?[\s.!?]*$/i, '')
        .trim(),
    )
    .filter((part) => part !== '')
    .map((part) => ({ text: ofIt(withoutPlace(repaired(part))), quotes }));
}

const looks = buildVocabulary([
  'bigger',
  'smaller',
  'larger',
  'darker',
  'lighter',
  'brighter',
  'higher',
  'bolder',
]);

/** "Make them smaler": only what it should look like is repaired, and only at the end, where it stands. */
const repaired = (clause: string): string =>
  /^make\s+(?:it|that|this|them|those|the\s+[\w ]{1,30})\s/i.test(clause) &&
  !/\b(?:say|read)s?\b/i.test(clause)
    ? clause.replace(/\p{Ll}+$/u, (word) => repairWord(word, looks, new Set()))
    : clause;

/** "On the copy make it say …" says where, which is known. */
const withoutPlace = (clause: string): string =>
  clause.replace(
    new RegExp(
      `^(?:on|in|for)\\s+(?:the|my|our|that|this)\\s+[\\w' -]{1,40}?,?\\s+(?=(?:${verbs}|i (?:want|would|'d))\\b)`,
      'i',
    ),
    '',
  );

const degree = String.raw`(?:(?:a\s+(?:tiny\s+|little\s+)?(?:bit|little|lot|touch|tad|hair)|much|slightly|even|way|far|still|too|no,?)\s+)*`;
const bareLook = new RegExp(
  String.raw`^${degree}(?:(?:bigger|smaller|larger|tinier|darker|deeper|lighter|brighter|paler|bolder|wider|taller)\b|(?:more|less)\s+\p{L}+|(?:bold|italic|straight|transparent|faded)$)`,
  'iu',
);
const bareMove = new RegExp(
  String.raw`^${degree}(?:(?:up|down|higher|lower|left|right)\b|(?:to|at|in|into|on)\s+the\s+(?:top|bottom|left|right|middle|cent(?:er|re)|corner|upper|lower)\b)`,
  'i',
);

const namedLook = new RegExp(
  String.raw`^(?:(?:the|my|our)\s+)?(?:logo|mark|text|words|letters|lettering|headline|slogan|picture)\s+(?:[\d.]+\s?%\s+)?${degree}(?:bigger|smaller|larger|darker|lighter|brighter|paler|bolder)$`,
  'i',
);

/** "Bigger", "more yellow", "a bit higher": what is said without a verb is said of what was spoken of last. */
function ofIt(clause: string): string {
  if (bareLook.test(clause)) return `make it ${clause}`;
  if (namedLook.test(clause)) return `make ${clause}`;
  return bareMove.test(clause) ? `move it ${clause}` : clause;
}

/** Words to be printed in quotes, so that nothing in them is read as a wish: `write "bread and butter" on it`. */
function withPrintedQuoted(request: string): string {
  const printed = printedWords(request);
  if (!printed || printed.text.includes('"') || /["“”'‘]$/.test(request.slice(0, printed.start)))
    return request;
  return `${request.slice(0, printed.start)}"${printed.text}"${request.slice(printed.end)}`;
}

/** The quotations of a clause, in order. */
export const quotesIn = ({ text, quotes }: Clause): string[] =>
  [...text.matchAll(/⟦(\d+)⟧/g)].flatMap(([, at]) => quotes[Number(at)] ?? []);

/** A clause's words with its quotations put back, for names and texts that were not quoted. */
export const unquoted = (words: string, { quotes }: Clause): string =>
  words.replaceAll(/⟦(\d+)⟧/g, (_whole, at: string) => quotes[Number(at)] ?? '').trim();

function bothThings(clause: string): string[] {
  const [first = '', ...more] = clause.split(secondThing);
  if (!more.every(endsInLook)) return [clause];
  const verb = /^\s*(\w+)/.exec(first)?.[1] ?? 'make';
  return [first, ...more.map((part) => `${verb} ${part}`)];
}

const endsInLook = (part: string) =>
  /\b(?:bigger|smaller|larger)$/i.test(part) || readColors(part).some(({ end }) => end === part.length);
