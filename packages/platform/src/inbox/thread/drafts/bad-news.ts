/** What a supplier tells that goes wrong, each with what we ask for then. Nothing is claimed: only they know what happened. */
const troubles: readonly (readonly [told: RegExp, ask: string])[] = [
  [
    /\b(?:delay(?:s|ed)?|postponed?|behind schedule|late(?:r than (?:planned|agreed|promised))?|take longer|not (?:be )?(?:ready|finished) (?:in|on) time)\b/i,
    'What is the reason, what is the new ship date, and what can you do to keep the date we agreed on?',
  ],
  [
    /\b(?:broken|broke|damaged?|defect(?:s|ive)?|cracked|chipped|scratched|leak(?:s|ed|ing)?|faulty|wrong (?:colou?r|size|label|item|quantity)|mistakes?|misprint(?:ed)?|missing)\b/i,
    'How many pieces are affected, and how will you make up for it: with replacements or a credit, and by when?',
  ],
  [
    /\b(?:out of stock|sold out|no longer (?:available|offer|make)|discontinued|shortage|cannot get|unable to (?:get|make|deliver|supply))\b/i,
    'What can you offer instead, at what price, and by when?',
  ],
];
/** "without delay", "no defects": nothing went wrong. */
const denied = /\b(?:no|not|never|without|any|avoid|if)\s+(?:\w+\s+){0,2}$/i;

/** What to ask about trouble that a message tells of; null where it tells of none. */
export function askAboutTrouble(text: string): string | null {
  for (const [told, ask] of troubles) {
    const found = told.exec(text);
    if (!found || denied.test(text.slice(0, found.index))) continue;
    const sentence =
      text
        .slice(0, found.index)
        .split(/[.!?]\s/)
        .at(-1) ?? '';
    // How many it are they have said: "12 broken mugs".
    return /\b\d+\b/.test(sentence) ? ask.replace('How many pieces are affected, and how', 'How') : ask;
  }
  return null;
}
