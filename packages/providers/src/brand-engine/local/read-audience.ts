const heads =
  /(?:^|[\s-])(?:men|women|people|folks|kids|children|babies|toddlers|teens|tweens|moms|mums|dads|mothers|fathers|parents|grandparents|couples|brides|grooms|families|nurses|athletes|cyclists|vegans|vegetarians|seniors|students|girls|boys|adults|millennials|professionals|entrepreneurs|nomads|friends|fans|geeks|nerds|enthusiasts|artists|musicians|creatives|collectors|newborns|newlyweds|introverts|commuters|veterans|chefs|cooks|bakers|doctors|medics|pilots|guests|hosts|groups|teams|ladies|gentlemen|individuals|businesses|dogs|cats|pets|puppies|kittens|horses|[\p{L}]{3,}(?:ers|ors|ists|ians|ees|aholics))$/iu;
const neverPeople =
  /(?:^|[\s-])(?:others|numbers|flowers|powers|colors|colours|waters|papers|covers|corners|answers|dinners|summers|winters|mirrors|floors|doors|errors|orders|offers|letters|matters|drawers|showers|trees|coffees|fees|degrees|indoors|outdoors|instructions|stickers|posters|candles)$/i;
const bare = /^(?:people|folks|adults|individuals|others|customers|users|buyers|consumers|everyone)$/i;
const announced =
  /\b(?:for|aimed at|targeting|targeted at|designed for|made for|loved by|helps?|helping)\s+((?:[\p{L}][\p{L}'-]*\s+){0,4}?[\p{L}][\p{L}'-]*)(?=\s*(?:$|[.,;:!?&]|\s(?:who|whose|that|which|and|or|with|in|at|to|on|from|made|after|before|during|looking|wanting|needing|working|living|by|of|using)\b))/giu;
const openings = /^(?:the|all|our|my|any|every|some|those|these|just|mainly|mostly|also)\s+/i;

/**
 * The people that a text names: "a calming tea for night-shift nurses" → "night-shift nurses". Undefined where it
 * names none ("for sale", "for the kitchen"), or in more words than a title can hold.
 */
export function readAudience(text: string): string | undefined {
  for (const [, found = ''] of text.matchAll(announced)) {
    const people = found.trim().replace(openings, '').toLowerCase();
    if (people.length <= 40 && heads.test(people) && !neverPeople.test(people) && !bare.test(people))
      return people;
    if (/\bmen too$/i.test(people)) return 'men';
  }
  return undefined;
}
