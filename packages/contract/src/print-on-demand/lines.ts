/** Words longer than this break into lines. */
const lineLetters = 16;
/** From line to line, in the size of the letters. */
export const leading = 1.16;

/** Lines of about the same length, broken between words. */
export function linesOf(words: string): string[] {
  const parts = words.split(/\r?\n/).flatMap((line) => broken(line.trim()));
  return parts.filter((line) => line !== '');
}

function broken(line: string): string[] {
  if (line.length <= lineLetters) return [line];
  const count = Math.ceil(line.length / lineLetters);
  const aim = line.length / count;
  const lines: string[] = [''];
  for (const word of line.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length / 2 > aim && lines.length < count) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
