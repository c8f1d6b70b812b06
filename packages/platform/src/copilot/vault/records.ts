import type { RecordFinder } from '../../kernel/area.ts';
import { kept, selectDocuments } from './find-document.ts';
import { likeness, tellingWords } from './likeness.ts';

/** Documents whose title, or two words of it, stand in the words. */
export const documentFinder: RecordFinder = {
  kind: 'document',
  async find(context, words) {
    const said = tellingWords(words);
    if (said.length === 0) return [];
    const rows = await selectDocuments(context, kept(context));
    return rows
      .flatMap(({ document: { id, title } }) => {
        const own = tellingWords(title);
        const shared = own.filter((word) => said.includes(word));
        const share = own.length === 0 ? 0 : shared.length / own.length;
        const matched = matchedWords(words, shared);
        if ((share < 0.5 && shared.length < 2) || matched === '') return [];
        const score = Math.max(likeness(title, matched), share * 0.95, shared.length > 1 ? 0.7 : 0);
        return [
          { kind: 'document' as const, value: id, id, label: title, matched, score: Math.min(1, score) },
        ];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, 6);
  },
};

/** The stretch of the words that named it. */
function matchedWords(words: string, shared: readonly string[]): string {
  const places = [...words.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) =>
    tellingWords(word).some((one) => shared.includes(one)),
  );
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return '';
  const stretch = words.slice(first.index, last.index + last[0].length);
  return stretch.split(/\s+/).length <= shared.length + 2 ? stretch : first[0];
}
