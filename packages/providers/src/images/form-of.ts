import { formWords } from './form-words.ts';

const forms = new Map<string, string>();
for (const [form, words] of Object.entries(formWords)) {
  for (const phrase of [form.replaceAll('-', ' '), ...words.split(', ')]) {
    const key = plain(phrase);
    if (!forms.has(key)) forms.set(key, form);
  }
}
const longestPhrase = 4;

/** Lower case, no hyphens, no signs, each word in the singular. */
function plain(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');
}

/** Roughly: both sides of a comparison go through it, so that it need not be right, only the same. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "A close-up photo of": the kind of picture, not what it shows. */
const pictureOf =
  /^.{0,60}?\b(?:photo|photograph|picture|image|shot|render|rendering|illustration|mock-?up|drawing|view|close-?up)s?\s+(?:of|showing)\s+(?:an?\s|the\s|our\s|my\s)?/i;

/** Where the thing itself ends and what it is for, with or made of begins. */
const aside =
  /\s(?:for|with|from|by|in|on|that|which|who|to|made|inspired|featuring|against|without|at|using|while|when|like|—|–)\s|[,;:(]/i;

/**
 * The form that shows what words name: "vitamin C face serum" → dropper, "tea for night-shift nurses" → tea-box.
 * The longest phrase that is known counts; among equals the last before "for", "with", "from" … A box when no word is known.
 */
export function formOf(words: string): string {
  return formIn(words) ?? 'box';
}

/** As `formOf`, but undefined when no word is known. */
export const formIn = (words: string): string | undefined => formWithPhrase(words)?.form;

/** A form, the words that named it, and the words before them. */
export interface FoundForm {
  form: string;
  phrase: string;
  before: readonly string[];
}

/** The form that words name, with what named it; undefined when no word is known. */
export function formWithPhrase(words: string): FoundForm | undefined {
  const short = words.slice(0, 600).replace(pictureOf, '');
  const thing = short.split(aside)[0] ?? '';
  return named(plain(thing)) ?? named(plain(short));
}

function named(words: string): FoundForm | undefined {
  const list = words.split(' ');
  for (let long = Math.min(longestPhrase, list.length); long > 0; long -= 1)
    for (let end = list.length; end >= long; end -= 1) {
      const phrase = list.slice(end - long, end).join(' ');
      const form = forms.get(phrase);
      if (!form) continue;
      // "Vitamin C" is a serum, and a "vitamin C serum" is one thing.
      let to = end;
      while (to < list.length && forms.get(list[to] ?? '') === form) to += 1;
      return { form, phrase: list.slice(end - long, to).join(' '), before: list.slice(0, end - long) };
    }
  return undefined;
}
