import { stemmer } from 'stemmer';

const stems = new Map<string, string>();
const mostKept = 50_000;

/** Porter stem, after British spellings are folded ("cancelled" and "canceled" are one word). */
export function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = /^\d/.test(word) ? word : stemmer(foldSpelling(word));
    if (stems.size > mostKept) stems.clear();
    stems.set(word, found);
  }
  return found;
}

/** British to American, in the words that commerce uses. */
export function foldSpelling(word: string): string {
  return word
    .replace(/^(?!fulfill)(\p{L}{3,}[aeiou])ll(ed|ing|er|ation)$/u, '$1l$2')
    .replace(/fulfil(?!l)/, 'fulfill')
    .replace(/colour/, 'color')
    .replace(/favourite/, 'favorite')
    .replace(/catalogue/, 'catalog')
    .replace(/(organ|personal|custom|summar|categor|final|author)is(e|ed|es|ing|ation)$/, '$1iz$2')
    .replace(/jewellery/, 'jewelry')
    .replace(/centre$/, 'center')
    .replace(/^grey$/, 'gray')
    .replace(/^mould/, 'mold')
    .replace(/cheque$/, 'check');
}

const irregular: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  women: 'woman',
  men: 'man',
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  loaves: 'loaf',
  scarves: 'scarf',
  geese: 'goose',
  feet: 'foot',
  mice: 'mouse',
  movies: 'movie',
  cookies: 'cookie',
  hoodies: 'hoodie',
  beanies: 'beanie',
  onesies: 'onesie',
  newbies: 'newbie',
  selfies: 'selfie',
  ties: 'tie',
  pies: 'pie',
  lenses: 'lens',
  canvases: 'canvas',
  atlases: 'atlas',
  gases: 'gas',
};
/** Plural in form or ending in s by nature. */
const unchanged = new Set(
  'lens news series species jeans shorts pants trousers leggings scissors glasses sunglasses headphones goggles pliers overalls gas bus atlas canvas christmas texas always perhaps'.split(
    ' ',
  ),
);

const singulars = new Map<string, string>();

/** Singular with the spelling folded; endings such as -ed stay: "returns" → "return", "boxes" → "box". */
export function singular(word: string): string {
  let found = singulars.get(word);
  if (found === undefined) {
    found = toSingular(word);
    if (singulars.size > mostKept) singulars.clear();
    singulars.set(word, found);
  }
  return found;
}

function toSingular(word: string): string {
  const folded = foldSpelling(word);
  const known = irregular[folded];
  if (known) return known;
  if (unchanged.has(folded)) return folded;
  if (folded.length > 4 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  if (/(?:ouse|ause|ase|aze|ize|ise|ose|ese|urse|orse|ense|apse)s$/.test(folded)) return folded.slice(0, -1);
  if (folded.length > 4 && /(?:s|x|z|ch|sh)es$/.test(folded)) {
    return folded.slice(0, -2);
  }
  if (folded.length > 3 && folded.endsWith('s') && !/(?:ss|us|is)$/.test(folded)) return folded.slice(0, -1);
  return folded;
}
