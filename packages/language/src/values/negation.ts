const filler = String.raw`\s*(?:the\s+|any\s+|a\s+|an\s+|that\s+)?(?:(?:in|from)\s+)?$`;
const refusals = String.raw`not(?:\s+(?:in|from|made in|made of|made from|based in|out of))?|never(?:\s+(?:in|from))?|outside(?:\s+of)?|except(?:\s+(?:for|from|in))?|excluding|exclude|other than|any(?:where|thing|\s+\p{L}+)?\s+but|but not(?:\s+(?:in|from))?|without|avoid(?:ing)?|leav(?:e|ing) out|instead of|rather than|skip(?:ping)?|forget(?:ting)?|ditch(?:ing)?|drop(?:ping)?|lose|minus|scrap|ignore|non[- ]?|neither`;
/** What refuses the thing said right behind it. */
const refusesThing = new RegExp(
  String.raw`\b(?:${refusals}|not(?:\s+(?:any|be|too|use|using))|nothing(?:\s+(?:in|made of|but not))?|free (?:of|from)|no(?:\s+more)?|zero|(?:do|does)(?:n't| not) (?:want|like|need|use)(?:\s+(?:it|them))?|hates?|no need for)${filler}`,
  'iu',
);
/** "no" refuses a place only with what is there: "no Chinese factories"; "no US orders yet" tells of none. */
const refusesPlace = new RegExp(
  String.raw`\b(?:${refusals}|nothing from|cut|no(?=\s+\S+\s+(?:suppliers?|factor|makers?|ones?)))${filler}`,
  'iu',
);
/** "plastic-free", "plastic free", "free from plastic". */
const refusingBehind = /^[- ](?:free|less)\b(?!\s+(?:shipping|samples?|delivery))/i;
/** What carries a refusal on to the next of a list: "no plastic or glass", "neither red nor blue". */
const joined =
  /^\s*(?:,\s*)?(?:or|nor|and no|and not|or any|and without)\s+(?:the\s+|any\s+|in\s+|from\s+)?$/i;

/** Where the refusing words before something begin ("not in China": at "not"), or null where nothing refuses it. */
export function refusedFrom(text: string, start: number, what: 'thing' | 'place' = 'thing'): number | null {
  // What was said so long ago refuses nothing here.
  const from = Math.max(0, start - 48);
  const before = text.slice(from, start).replaceAll('\u0000', ' ');
  const found = (what === 'place' ? refusesPlace : refusesThing).exec(before);
  return found ? from + found.index : null;
}

/** Whether the words right behind a place refuse it: "plastic-free". */
export const isRefusedBehind = (text: string, end: number): boolean => refusingBehind.test(text.slice(end));

/** Values in their order with `negated` set: refused before ("no plastic"), behind ("plastic-free") or with the one before ("or glass"). */
export function withNegation<V extends { start: number; end: number }>(
  text: string,
  values: readonly V[],
): (V & { negated: boolean })[] {
  const marked: (V & { negated: boolean })[] = [];
  for (const value of values) {
    const previous = marked.at(-1);
    const follows = previous?.negated === true && joined.test(text.slice(previous.end, value.start));
    const negated = follows || refusedFrom(text, value.start) !== null || isRefusedBehind(text, value.end);
    marked.push({ ...value, negated });
  }
  return marked;
}
