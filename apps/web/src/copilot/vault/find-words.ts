/** Words that every text has. */
const common = new Set(
  'the a an and or of for to in on is are what which how does do our we us my your it that this about with by from say says at be'.split(
    ' ',
  ),
);

/** A word without its usual endings, so that "returns" marks "return". */
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ings?|ed|es|s)$/, (end, at: number) => (at >= 3 ? '' : end));

/** Places in `text`, as [start, end), of the words looked for. */
export function findWords(text: string, looked: string): [number, number][] {
  const stems = new Set(
    [...looked.matchAll(/[\p{L}\p{N}]+/gu)]
      .map(([word]) => word.toLowerCase())
      .filter((word) => !common.has(word))
      .map(stemOf),
  );
  if (stems.size === 0) return [];
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => stems.has(stemOf(word)))
    .map((match): [number, number] => [match.index, match.index + match[0].length]);
}
