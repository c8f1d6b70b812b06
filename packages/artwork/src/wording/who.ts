/** People whom a brief names, and what is known of their age. */
export interface Who {
  /** "teenagers", "people who hate spicy food", "people with anxious dogs": plural, inside a sentence. */
  many: string;
  /** Years, low and high; undefined where words say nothing of it. */
  ages: readonly [number, number] | undefined;
  /** Whether the brief names them; others are the chosen audience. */
  isNamed: boolean;
  /** Whether somebody else pays: parents, owners. */
  payers: string | undefined;
  /** What they hate or cannot have: "spicy food". */
  averse: string | undefined;
}

const heads =
  /(?:^|[\s-])(?:men|women|people|folks|kids|children|babies|toddlers|teens|teenagers|tweens|moms|mums|dads|mothers|fathers|parents|grandparents|grandmas|grandpas|couples|brides|bridesmaids|grooms|families|nurses|accountants|attendants|assistants|residents|patients|tenants|immigrants|consultants|clients|athletes|cyclists|vegans|vegetarians|seniors|elders|students|girls|boys|adults|millennials|professionals|entrepreneurs|nomads|friends|fans|geeks|nerds|enthusiasts|artists|musicians|creatives|collectors|newborns|infants|newlyweds|introverts|commuters|veterans|chefs|cooks|bakers|doctors|medics|mechanics|pilots|guests|hosts|groups|teams|crews|ladies|gentlemen|guys|individuals|businesses|owners|lovers|haters|users|beginners|experts|amateurs|pros|addicts|folk|monks|nuns|goths|punks|witches|clergy|staff|officers|goalies|freshmen|fishermen|firemen|midwives|housewives|wives|husbands|heroes|divers|[\p{L}]{3,}(?:ers|ors|ists|ians|ees|aholics|ists|smiths|wrights|men|women|mates))$/iu;
const neverPeople =
  /(?:^|[\s-])(?:others|numbers|flowers|powers|colors|colours|waters|papers|covers|corners|answers|dinners|summers|winters|mirrors|floors|doors|errors|orders|offers|letters|matters|drawers|showers|trees|coffees|fees|degrees|knees|indoors|outdoors|instructions|stickers|posters|candles|trailers|scooters|boilers|containers|planters|strollers|printers|computers|cookers|freezers|charters|chargers|monitors|elevators|motors|tractors|harbors|neighbors'|sneakers|slippers|trousers|burgers|rivers|layers|towers|feathers|whiskers|shoulders|fingers|cucumbers|peppers|crackers|cleavers|dumplings)$/i;
const bare =
  /^(?:people|folks|adults|individuals|others|customers|users|buyers|consumers|everyone|everybody|anyone|all|others)$/i;
const animals =
  /(?:^|[\s-])(dogs|puppies|cats|kittens|pets|horses|ponies|rabbits|hamsters|guinea pigs|parrots|birds|chickens|hens|goats|fish|reptiles|lizards|tortoises|turtles|ferrets|bees)$/i;
const openings =
  /^(?:the|all|our|my|any|every|some|those|these|just|mainly|mostly|also|only|busy bodied)\s+/i;

/** Ages by words, by estimate of who they are; the closest words first. */
const agesByWords: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/\b(?:newborns?|infants?|babies|baby)\b/i, [0, 1]],
  [/\btoddlers?\b/i, [1, 3]],
  [/\bpreschoolers?\b/i, [3, 5]],
  [/\btweens?\b/i, [9, 12]],
  [/\b(?:teens?|teenagers?|teenaged?|adolescents?)\b/i, [13, 19]],
  [/\b(?:grandparents|grandmas?|grandpas?|grandmothers|grandfathers)\b/i, [55, 80]],
  [/\b(?:seniors|retirees|pensioners|elders|elderly)\b/i, [65, 85]],
  [/\b(?:college|university) \w+|\bfreshmen\b/i, [18, 24]],
  [/\bschool ?(?:kids|children|boys|girls)\b/i, [6, 12]],
  [/\bstudents?\b/i, [16, 25]],
  [/\b(?:kids|children|boys|girls)\b/i, [4, 12]],
  [/\b(?:new|expecting|first-time) (?:parents|moms|mums|dads|mothers|fathers)\b/i, [24, 40]],
  [/\b(?:parents|moms|mums|dads|mothers|fathers)\b/i, [25, 50]],
  [/\b(?:brides|grooms|newlyweds|bridesmaids)\b/i, [23, 40]],
  [/\bgen z\b/i, [15, 29]],
  [/\bmillennials\b/i, [30, 45]],
  [
    /\b(?:nurses|doctors|teachers|drivers|mechanics|chefs|workers|officers|medics|pilots|biologists|professionals|engineers|firefighters|farmers|electricians|carpenters|plumbers)\b/i,
    [20, 65],
  ],
];

function agesOf(words: string): Who['ages'] {
  const range =
    /\b(?:aged?|ages)\s+(\d{1,2})\s*(?:to|-|and)\s*(\d{1,2})\b|\b(\d{1,2})\s*(?:to|-)\s*(\d{1,2})[- ]year/i.exec(
      words,
    );
  if (range) return [Number(range[1] ?? range[3]), Number(range[2] ?? range[4])];
  const over = /\b(?:over|above|older than|past)\s+(?:the age of\s+)?(\d{2})\b/i.exec(words);
  if (over) return [Number(over[1]), Math.min(95, Number(over[1]) + 25)];
  const under = /\b(?:under|below|younger than)\s+(?:the age of\s+)?(\d{1,2})\b/i.exec(words);
  if (under) return [0, Number(under[1])];
  const twenties = /\bin their (twenties|thirties|forties|fifties|sixties)\b/i
    .exec(words)?.[1]
    ?.toLowerCase();
  if (twenties) {
    const low = (['twenties', 'thirties', 'forties', 'fifties', 'sixties'].indexOf(twenties) + 2) * 10;
    return [low, low + 9];
  }
  return agesByWords.find(([pattern]) => pattern.test(words))?.[1];
}

const aversion =
  /\b(?:who|that)\s+(?:really\s+)?(?:hate|dislike|despise|avoid|fear|can't stand|cannot stand|can't eat|cannot eat|don't like|do not like|don't eat|do not eat|are allergic to|are intolerant to)\s+(.{2,40})$/i;

/** People in the words of a "for" clause, with what a "who" clause adds; undefined where it names a thing, a place or an occasion. */
export function readWho(clause: string, who = ''): Who | undefined {
  let said = clause.trim();
  for (let before = ''; before !== said;) [before, said] = [said, said.replace(openings, '')];
  said = said.replace(/\bmen too$/i, 'men');
  const head = (
    said.split(/\s(?:with|in|on|over|under|above|aged?|ages|of|from|who|at|between)\s/i)[0] ?? ''
  ).trim();
  const animal = animals.exec(head)?.[1];
  const lower = said.replace(/\p{L}[\p{L}']*/gu, (word) =>
    /^(?:[A-Z]{2,}|I)$/.test(word) || isPlaceOrName(word, clause) ? word : word.toLowerCase(),
  );
  if (lower.length > 60 || (!animal && (!heads.test(head) || neverPeople.test(head)))) return undefined;
  const whole = who === '' ? lower : `${lower} who ${who}`;
  if (who === '' && bare.test(whole)) return undefined;
  const many = animal ? `people with ${whole}` : whole;
  const ages = animal ? undefined : agesOf(many);
  return {
    many,
    isNamed: true,
    ages,
    payers: animal || ages === undefined ? undefined : ages[1] <= 19 ? `parents of ${lower}` : undefined,
    averse: aversion.exec(many)?.[1],
  };
}

/** A capital inside a phrase is a name: "parents in Ohio". */
const isPlaceOrName = (word: string, clause: string): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) && clause.trim().indexOf(word) > 0;

/** Ages as a range for reading: "13–19", "60 and over". */
export const agesInWords = (ages: Who['ages']): string =>
  ages === undefined ? '18 and over' : ages[1] >= 85 ? `${ages[0]} and over` : `${ages[0]}–${ages[1]}`;
