/** Words that name no document by themselves. */
const empty = new Set(
  'the a an our my your this that of for from in on to and or with document documents doc docs file vault brand about what does say pdf docx xlsx csv md txt png jpg told tell said remember remembering forget forgot fact facts memory thing things rule regarding anymore any more don is isn are was true what'.split(
    ' ',
  ),
);

/** Words of a name or a sentence that tell one document from another, in their plain form. */
export const tellingWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !empty.has(word))
    .map((word) =>
      word.length > 4 ? word.replace(/(?:ies|y|s)$/, (end) => (end === 's' ? '' : 'i')) : word,
    );

/** How far words name a title, 0 to 1: the share of shared words among both, 1 when they are the same. */
export function likeness(title: string, words: string): number {
  const own = new Set(tellingWords(title));
  const said = new Set(tellingWords(words));
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  if (bare(title) === bare(words)) return 1;
  if (own.size === 0 || said.size === 0) return 0;
  const shared = [...said].filter((word) => own.has(word)).length;
  if (shared === 0) return 0;
  return Math.min(0.99, (shared / said.size) * 0.75 + (shared / own.size) * 0.25);
}
