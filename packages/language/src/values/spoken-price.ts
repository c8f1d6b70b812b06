const alone = /^(?<before>\W*)(?<dollars>\d{1,3}) (?<cents>\d\d)(?<after>\W*)$/;
const led =
  /(?<before>\b(?:at|for|to|it)\s)(?<dollars>\d{1,3}) (?<cents>\d\d)(?<after>(?:\s*(?:$|[,;!?])|\.(?!\d)|\s+(?:each|apiece|a (?:piece|unit)|per|what|whats|how)\b))/gi;

/** "At 6 20", "29 50": a price as it is spoken, with its point; every other word stays in its place. */
export const withSpokenPrices = (text: string): string =>
  text
    .replace(alone, '$<before>$<dollars>.$<cents>$<after>')
    .replaceAll(led, '$<before>$<dollars>.$<cents>$<after>');
