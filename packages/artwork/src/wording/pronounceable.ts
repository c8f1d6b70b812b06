const vowels = 'aeiouy';
const starts = new Set(
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k kl kr l m n p ph pl pr qu r s sc sh sk sl sm sn sp st str sw t th tr tw v w wh wr z'.split(
    ' ',
  ),
);
const ends = new Set(
  'b c ch ck d f ff ft g gh ght h k l ld lf lk ll lm lt m mp n nd ng nk nt p ph r rch rd rk rl rm rn rp rt rth s sh sk sp ss st t th tt v w wn x z st lt ct dge nge'.split(
    ' ',
  ),
);

/** Letters that are one sound. */
const sounds = /ght|tch|ch|sh|th|ph|ck|ng|wh|qu|[a-z]/g;
const isVowel = (sound: string) => sound.length === 1 && vowels.includes(sound);

/**
 * Whether a reader of English can say a word at sight: it has a vowel, begins and ends as words do, has at most
 * three consonant sounds and two vowels in a row, no letter three times running and no q without u.
 */
export function isPronounceableWord(word: string): boolean {
  const low = word.toLowerCase().replace(/[^a-z]/g, '');
  if (low.length < 2 || low.length > 14) return false;
  if (/(.)\1\1/.test(low) || /q(?!u)/.test(low) || /[jqv]$/.test(low)) return false;
  const [start = ''] = /^[^aeiouy]+/.exec(low.replace(/^y/, 'j')) ?? [];
  if (start && start !== 'q' && !starts.has(start)) return false;
  const [end = ''] = /[^aeiouy]+$/.exec(low) ?? [];
  if (end && !ends.has(end)) return false;
  let consonants = 0;
  let open = 0;
  let hasVowel = false;
  for (const sound of low.match(sounds) ?? []) {
    const vowel = isVowel(sound);
    consonants = vowel ? 0 : consonants + 1;
    open = vowel ? open + 1 : 0;
    hasVowel ||= vowel;
    if (consonants > 3 || open > 3) return false;
  }
  return hasVowel;
}

/** Whether every word of a name can be said; "&", "of" and the like aside. */
export const isPronounceable = (name: string): boolean =>
  name
    .split(/[\s&-]+/)
    .filter((word) => /[a-z]/i.test(word))
    .every((word) => word.length === 1 || isPronounceableWord(word));
