/** How a clause hangs on what is sold: what it is made of, for whom or what, what it does, shows, has, is not. */
export type ClauseLink = 'THING' | 'FROM' | 'FOR' | 'WHO' | 'THAT' | 'OF' | 'IN' | 'WITH' | 'NOT' | 'NOT_FOR';

export interface Clause {
  link: ClauseLink;
  words: string;
  /** How it was joined, lower case: "carved from", "without". */
  said: string;
}

const made =
  '(?:made|carved|woven|knitted|knit|crocheted|cut|cast|sewn|built|spun|pressed|molded|moulded|crafted|turned|forged|upcycled|recycled|poured|blown|brewed|distilled|baked|cooked|stitched|braided|felted|hand-?\\w+ed)';
/** What begins a clause, the longest first. */
const links: readonly (readonly [ClauseLink, string])[] = [
  ['NOT_FOR', '(?:not|never|nothing) for'],
  [
    'FOR',
    '(?:made|designed|meant|built|intended|perfect|ideal) for|aimed at|targeting|loved by|helps?|helping|for',
  ],
  ['FROM', `(?:that (?:is|are) )?${made} (?:out of|from|of|with|in)|out of|from|using`],
  [
    'NOT',
    "(?:that (?:is|are) )?not|no|never|without|free of|free from|nothing|isn.t|aren.t|avoid(?:s|ing)?|anything but|instead of|rather than|(?:stay|keep)(?:ing)? (?:it )?away from|steer(?:ing)? clear of|leave out|skip|(?:do not|don't|does not|doesn't|should not|shouldn't|must not|mustn't|may not|can't|cannot)(?= (?:be|look|feel|use|sound|have|make (?:it|them))\\b)",
  ],
  ['THAT', 'shaped (?:like|as)|inspired by|in the shape of|that looks? like|that|which'],
  ['WHO', 'who|whose'],
  ['WITH', 'with|featuring|including'],
  ['OF', 'of'],
  ['IN', 'in'],
];
const opening = new RegExp(
  `(?:^|(?<=[\\s,]))(?:${links.map(([link, words]) => `(?<${link}>${words})`).join('|')})(?=\\s)`,
  'giu',
);
/** Clauses that go on through the next link: "that smells of nothing", "women with small hands". */
const goesOn: Readonly<Partial<Record<ClauseLink, readonly ClauseLink[]>>> = {
  THAT: ['OF', 'IN', 'WITH', 'FROM', 'WHO', 'NOT'],
  WHO: ['OF', 'IN', 'WITH', 'FROM', 'THAT', 'FOR', 'NOT'],
  FOR: ['OF', 'IN', 'WITH'],
  NOT_FOR: ['OF', 'IN', 'WITH'],
  FROM: ['OF', 'IN'],
  OF: ['IN'],
  WITH: ['OF', 'IN'],
  NOT: ['OF'],
};

/** The clauses of one sentence, the thing first: "dog collars from climbing rope" → THING, FROM. */
export function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  for (const [index, part] of sentence
    .split(/\s*,\s*(?:and\s+)?|(?<!\banything)\s+(?:but|while|because|so that)\s+/i)
    .filter((one) => one !== '')
    .entries()) {
    const found = clausesOfPart(part, index === 0);
    const before = clauses.at(-1);
    // "no pink, purple or flowers": what is listed behind a refusal is refused too.
    if (found.length === 0 && before?.link === 'NOT' && part.split(' ').length <= 4)
      clauses.push({ ...before, words: part.replace(/^(?:or|nor|and)\s+/i, '') });
    else clauses.push(...found);
  }
  return clauses;
}

function clausesOfPart(part: string, isFirst: boolean): Clause[] {
  const cuts = [...part.matchAll(opening)].map((match) => ({
    at: match.index,
    to: match.index + match[0].length,
    said: match[0].toLowerCase(),
    link: links.find(([link]) => match.groups?.[link] !== undefined)?.[0] ?? 'THING',
  }));
  const clauses: Clause[] = [];
  let open: { link: ClauseLink; from: number; said: string } = { link: 'THING', from: 0, said: '' };
  const close = (to: number) => {
    const words = part
      .slice(open.from, to)
      .replace(/\s+(?:and|or|but|is|are|so|to)$/i, '')
      .trim();
    if (words !== '' && (open.link !== 'THING' || isFirst)) clauses.push({ ...open, words });
  };
  for (const cut of cuts) {
    const isBegun = part.slice(open.from, cut.at).trim() !== '';
    // "that never squeak" is one clause.
    if ((isBegun || cut.link === 'NOT') && goesOn[open.link]?.includes(cut.link)) continue;
    close(cut.at);
    open = { link: cut.link, from: cut.to, said: cut.said };
  }
  close(part.length);
  return clauses;
}
