/** Words of a text as the tagger marks them for a field. */
export function mark(field: string, text: string, words: string) {
  const start = text.indexOf(words);
  return { field, value: null, drops: false, certainty: 1, text: words, start, end: start + words.length };
}
