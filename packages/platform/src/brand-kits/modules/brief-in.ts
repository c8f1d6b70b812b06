const title = /^\s*(?:named|called|titled)\s+(?:"[^"]*"|“[^”]*”|[\p{L}\p{N} ’'-]+?)(?=\s+for\b|[:,]|$)/iu;
const nothing =
  /^(?:(?:me|us|please|it|this|that|now|(?:my|our|the|this)(?: (?:brand|shop|store|company|business|kit|brand kit))?)[\s.,!?]*)*$/i;

/**
 * What a module is for, in a founder's request or as a plain brief: "new slogans module: refillable soap for hotels" →
 * "refillable soap for hotels". Undefined where the words only ask, or name a kit.
 */
export function briefIn(said: string): string | undefined {
  const asked = /^[\s\S]{0,80}?\bmodules?\b/i.exec(said)?.[0];
  const rest = (asked === undefined ? said : said.slice(asked.length).replace(title, ''))
    .replace(/^[\s:,-]*(?:(?:for|about|on|with)\s+)?/i, '')
    .trim();
  return rest.length < 3 || nothing.test(rest) || /\bkit\b/i.test(rest) ? undefined : rest;
}
