/** Places in square brackets that are still to be filled in, each once. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\[([^\]\n]{1,60})\]/g)].map(([, words = '']) => words))];
}
