/** "candles" and "candle" are one word, and so are "knives" and "knife"; "glass" stays. */
export function stemOf(word: string): string {
  if (/(?:ss|us|sis|nnis|llis|ris)$/.test(word) || word.length < 4) return word;
  if (/(?:kni|wi|li|shel|scar|hal|lea|el|loa)ves$/.test(word))
    return word.replace(/ves$/, /(?:kni|wi|li)ves$/.test(word) ? 'fe' : 'f');
  const single = /(?:ss|ch|sh|x|zz)es$/.test(word) ? word.slice(0, -2) : word.replace(/(?<!')s$/, '');
  return single.length > 3 ? single.replace(/ie$/, 'y') : single;
}
