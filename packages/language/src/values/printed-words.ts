import { readColors } from './colors.ts';

/** Words that a request wants printed, and where they are in it (in characters). */
export interface PrintedWords {
  text: string;
  start: number;
  end: number;
}

/** In double quotes, or in single ones that are no apostrophes. */
const quotation =
  /["“”](?<double>[^"“”]{1,500})["“”]|(?<![\p{L}\p{N}])['‘](?<single>(?:[^'‘’]|(?<=\p{L})['’](?=\p{L})){1,300})['’](?![\p{L}\p{N}])/gu;
/** Before a quotation that is a name of the product and not printed on it. */
const naming = /\b(?:called|named|titled|name it|call it|(?:re)?name\b[^"“]{0,40}\bto)\s*:?\s*$/i;

const noun = String.raw`(?:words?|text|lettering|phrase|quote|line|saying|message|sentence|letters|caption|slogan|tagline|motto)`;
const lead = String.raw`(?:\s*:\s*|\s+)(?:just\s+|simply\s+)?`;
/** Each ends where the words to be printed begin; what follows one of these is words, whatever it says. */
const openings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:that|which|and|it|to|should|must|shall|will|make it|have it|they)\s+)?(?:says?|saying|reads|reading)\b(?:\s+(?:the\s+${noun}\b|something like))?${lead}`,
    'i',
  ),
  /\b(?:that|which|to|should|must|shall|make it|have it)\s+read\b(?:\s*:\s*|\s+)/i,
  new RegExp(
    String.raw`\b(?:with|add|put|place|write|print|stick|set|have|use|insert|include|engrave|stamp|letter)\s+(?:the|this|these|my|our|a)?\s*(?:words?|text|phrase|line|sentence|lettering|letters)\b(?!\s+of\b)(?:\s+(?:that\s+says?|saying|reading))?${lead}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:with|add|put|place|print|use)\s+(?:the|this)\s+(?:quote|saying|message|caption|slogan|tagline|motto)\b(?:\s+(?:that\s+says?|saying|reading))?${lead}`,
    'i',
  ),
  /\b(?:write|engrave|letter|stamp)\s+(?=\S)/i,
];

const place = String.raw`(?:front|back|chest|breast|sleeves?|pocket|top|bottom|middle|cent(?:er|re)|sides?|left|right|corner|label|lid|handle|rim|edge|base|upper|lower|inside|outside|hem|strap|brim)`;
const product = String.raw`(?:mugs?|cups?|totes?|bags?|tees?|t-?shirts?|shirts?|hoodies?|sweatshirts?|crewnecks?|jumpers?|caps?|hats?|tumblers?|bottles?|candles?|jars?|tubes?|pouch(?:es)?|box(?:es)?|cartons?|notebooks?|journals?|posters?|prints?|cushions?|pillows?|aprons?|towels?|blankets?|stickers?|phone cases?|products?|designs?|templates?|canvas|item)`;
const layer = String.raw`(?:logo|mark|text|words?|brand name|name|circle|star|heart|line|picture|photo|image|sketch|drawing|title|headline|slogan|band|stripe|square|triangle|ring)`;
const the = String.raw`(?:the|its|my|our|this|that|a|an|each|every|both)`;
/** A few words that describe what comes next: "left", "big white". */
const describing = String.raw`(?:(?!(?:on|at|to|in|of|with|the|and|from|for)\b)[\p{L}\d-]+\s+)`;
/** Where they shall stand: "on the front", "across the chest", "on it", "below the logo". */
const where = String.raw`(?:on|onto|across|along|around|over|down|at|to|in|inside|near)\s+(?:${the}\s+)?${describing}{0,3}?(?:${place}|${product})(?:\s+(?:${place}|${product}|of\s+${the}\s+(?:[\p{L}-]+\s+)?(?:${product}|it)|of it))*|on\s+(?:it|them|this|that|there|one)(?:\s+too)?|(?:above|below|under|underneath|beneath|behind|beside|next to|in front of|around|over|on top of)\s+(?:${the}\s+(?:[\p{L}-]+\s+){0,2}${layer}|it|that|them)`;
const placeAtEnd = new RegExp(String.raw`\s+(?:${where})$`, 'iu');
/** "print X across the chest": the words are told by where they shall stand alone. */
const put = new RegExp(
  String.raw`\b(?<verb>put|place|print|add|stick|letter|with)\s+(?<said>[^"“”;:!?]{1,120}?)\s+(?=${where})`,
  'iu',
);
/** "a mug with Slow sundays written on it". */
const written =
  /\bwith\s+(?<said>[^"“”;:!?]{1,120}?)\s+(?:written|lettered|engraved|spelled(?: out)?|stamped)\b/iu;

/** What is no words but a thing: a layer, a picture, something that is pointed at. */
const isThing = (said: string): boolean =>
  new RegExp(
    String.raw`^(?:it|this|that|them|these|those|something|everything|one|some|a few|more|another|\d+)\b|^(?:${the}|some|attached|brand|company|store)\s+|\b(?:pictures?|photos?|images?|logos?|patterns?|drawings?|illustrations?|graphics?|artwork|slogan|tagline|brand name|circles?|stars?|hearts?|stripes?|designs?|texts?|words?|sketch(?:es)?)$`,
    'i',
  ).test(said);

/** A name or a title: each of its words begins with a capital or a figure, but for small ones between. */
const isTitled = (said: string): boolean =>
  /^\p{Lu}/u.test(said) &&
  said
    .split(/\s+/)
    .every(
      (word) =>
        /^[\p{Lu}\d&+'’“"-]/u.test(word) || /^(?:a|an|and|at|by|for|in|is|of|on|or|the|to|with)$/.test(word),
    );

const courtesies =
  /(?:[\s,]+(?:please|pls|thanks|thank you|thx|for me|for us|ok|okay|too|as well|instead|then|if you can|if possible))+$/i;
const alterations = String.raw`(?:put|add|make|sell|price|publish|set|use|show|print|place|move|give|send|call|name|turn|keep|let|save|post|list|order|draw|write|tell|ask|do|change|see)`;
/** What is asked besides, after the words. */
const besides: readonly RegExp[] = [
  new RegExp(
    String.raw`[,;]?\s+(?:and|then|but|so)\s+(?:(?:then|also|please|i want to|can you|could you)\s+)*${alterations}\s+(?:it|them|that|this|the|my|our|a|an|me|us)\b.*$`,
    'iu',
  ),
  new RegExp(
    String.raw`[,;]?\s+(?:and|with|plus)\s+(?:the|our|my|a|an)\s+(?:[\p{L}-]+\s+){0,3}?(?:logo|mark|monogram|emblem|brand name|circle|star|heart|stripe|band|square|ring|triangle|line|picture|photo|image|drawing|illustration|border|font|typeface)\b.*$`,
    'iu',
  ),
  /[,;]\s+(?:in|with|on|for|at|sized?|colou?r(?:ed)?)\s+.*$/i,
  /\s+(?:for|from)\s+(?:my|our)\s+(?:\p{L}+\s+)?(?:shop|store|brand|company|business|market|fair|launch|customers?|team|studio|cafe|café|website)\b.*$/iu,
  /[,;]?\s+(?:called|named|titled)\s+.*$/i,
  /[,;]?\s+(?:and\s+)?(?:sell(?:ing)?|price[ds]?)\s+(?:it\s+)?(?:for|at)\s+\S.*$/i,
  /\s+(?:for|at)\s+[$€£]\s?\d[\d.,]*$/i,
];
const style = new RegExp(
  String.raw`\s+(?:in|using|with)\s+(?:an?\s+|the\s+)?(?:${describing}{0,3}(?:font|typeface|lettering|script|serif|letters|type|colou?r)|(?:bold|italics?|cursive|caps|all caps|capitals|capital letters|uppercase|lowercase|block capitals|handwriting|big|large|small|caveat))$`,
  'iu',
);
const inkNoun =
  /^(?:\s+(?:letters|lettering|type|font|text|ink|print|foil|colou?r|words|writing))?[\s.,!]*$/i;

/** Words without the ink that is asked for at their end: "slow mornings in dark green letters" → "slow mornings". */
export function withoutInk(words: string): string {
  const ink = readColors(words).find(
    ({ start, end }) => /\sin (?:an? |the )?$/i.test(words.slice(0, start)) && inkNoun.test(words.slice(end)),
  );
  return ink ? words.slice(0, ink.start).replace(/\s+in (?:an? |the )?$/i, '') : words;
}

/** Ends no sentence: "Est. 2024", "No. 5", "St. Ives". */
const sentenceEnd =
  /(?<!\b(?:est|no|nr|vol|dr|mr|mrs|st|co|inc|ltd|approx))[.;]\s+(?=\p{L})|[!?]\s+(?=\p{Lu})|\n/iu;

/** Takes off, from the end, all that says how and where the words shall stand. */
function bare(said: string, isQuestion: boolean): string {
  let text = said.slice(0, sentenceEnd.exec(said)?.index ?? said.length);
  for (const pattern of besides) text = text.replace(pattern, '');
  for (;;) {
    const stop = isQuestion ? /[\s,.;:?]+$/ : /(?<!\.\.)[\s,.;:]+$/;
    const next = withoutInk(
      text.replace(stop, '').replace(courtesies, '').replace(placeAtEnd, '').replace(style, ''),
    );
    if (next === text || next.trim() === '') break;
    text = next;
  }
  return text.replaceAll(/^[\s"'“‘:]+|["”’]+$/g, '').trim();
}

const asksPolitely =
  /^\W*(?:(?:hi|hey|hello|ok|okay|so|and|please)[,!]?\s+)*(?:can|could|would|will|may|is|are|do|does)\b/i;

/**
 * The words that a request wants printed on a product: the first quotation, else what stands behind "that says", "with the
 * words", "put the word … on it", "write … on the front", "print … across the chest", without what says where, in which ink
 * and what else is to be done. Null where it gives none; a thing to be shown ("put lemons on it", "add our logo") is none.
 */
export function printedWords(request: string): PrintedWords | null {
  for (const match of request.matchAll(quotation)) {
    const text = (match.groups?.['double'] ?? match.groups?.['single'] ?? '').trim();
    if (text === '' || naming.test(request.slice(0, match.index))) continue;
    const start = match.index + 1 + (match[0].slice(1).length - match[0].slice(1).trimStart().length);
    return { text, start, end: start + text.length };
  }
  const isQuestion = asksPolitely.test(request);
  for (const opening of openings) {
    const match = opening.exec(request);
    const found = match && placed(request, match.index + match[0].length, isQuestion);
    if (found && !isThing(found.text)) return found;
    // What comes right behind "that says" is words even where it names a thing.
    if (
      found &&
      match &&
      /\b(?:says?|saying|reads?|reading|words?|text|phrase)\W+(?:just |simply )?$/i.test(match[0])
    )
      return found;
  }
  for (const pattern of [written, put]) {
    const match = pattern.exec(request);
    const said = match?.groups?.['said'] ?? '';
    if (!match || said === '' || isThing(said)) continue;
    // "Put lemons on it" is a picture of lemons: only a title is words by itself.
    const isSure = pattern === written || match.groups?.['verb']?.toLowerCase() === 'print' || isTitled(said);
    if (!isSure) continue;
    return placed(request, match.index + match[0].indexOf(said), isQuestion, said.length);
  }
  return null;
}

function placed(
  request: string,
  from: number,
  isQuestion: boolean,
  length = request.length,
): PrintedWords | null {
  const text = bare(request.slice(from, from + length), isQuestion);
  const start = text === '' ? -1 : request.indexOf(text, from);
  return start < 0 ? null : { text, start, end: start + text.length };
}
