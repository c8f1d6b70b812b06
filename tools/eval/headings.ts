import { candidatesFor } from '@brandwright/platform/tariffs/classify.ts';
import { shippedSchedule } from '@brandwright/platform/tariffs/schedule.ts';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const usage = `node tools/eval/headings.ts FILE.jsonl [--misses even|odd]

Asks find_tariff_codes, without a database, for the code of real products whose code is known: category leaf, material and
gender as words. Prints the shares by even and odd lines, so that one half stays unseen while the other is worked on.`;

const product = z.object({
  category: z.string(),
  material: z.string().nullable(),
  gender: z.string().nullable(),
  hts: z.string().regex(/^\d{6,10}$/),
});
type Product = z.output<typeof product>;

interface Asked {
  words: string;
  right: string;
  found: string[];
  question: string | null;
}

/** The last part of a category path that can be read: some exports have broken characters in it. */
function leafOf(category: string): string {
  const parts = category.split('>').map((part) => (/^[\x20-\x7e]+/.exec(part.trim())?.[0] ?? '').trim());
  return parts.findLast((part) => /[a-z]{2}/i.test(part)) ?? '';
}

const wordsOf = ({ category, material, gender }: Product): string =>
  [leafOf(category), material, gender].filter(Boolean).join(' ').slice(0, 200);

async function ask(one: Product): Promise<Asked> {
  const words = wordsOf(one);
  const { candidates, question } = await candidatesFor(shippedSchedule, words, 6);
  return { words, right: one.hts, found: candidates.map(({ hts }) => hts.replaceAll('.', '')), question };
}

const agrees =
  (digits: number, among: number) =>
  ({ right, found }: Asked): boolean =>
    found.slice(0, among).some((code) => code.slice(0, digits) === right.slice(0, digits));

const saysWrongChapter = (asked: Asked): boolean =>
  asked.question === null && asked.found.length > 0 && !agrees(2, 1)(asked);

function sharesOf(asked: readonly Asked[]): Record<string, string> {
  const share = (test: (one: Asked) => boolean) =>
    `${((100 * asked.filter(test).length) / asked.length).toFixed(1)} %`;
  return {
    products: String(asked.length),
    'heading first': share(agrees(4, 1)),
    'heading among three': share(agrees(4, 3)),
    'six digits first': share(agrees(6, 1)),
    'wrong chapter, no question': share(saysWrongChapter),
    'asked or nothing found': share(({ found, question }) => found.length === 0 || question !== null),
  };
}

const [path, flag, half] = process.argv.slice(2);
if (path === undefined) {
  console.log(usage);
  process.exit(1);
}
if (!existsSync(path)) {
  console.log('skipped: data not present');
  process.exit(0);
}
const asked: Asked[] = [];
for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean))
  asked.push(await ask(product.parse(JSON.parse(line))));
const halves = {
  even: asked.filter((_one, at) => at % 2 === 0),
  odd: asked.filter((_one, at) => at % 2 === 1),
};
console.table({ even: sharesOf(halves.even), odd: sharesOf(halves.odd) });
if (flag === '--misses')
  for (const one of half === 'odd' ? halves.odd : halves.even)
    if (!agrees(4, 1)(one))
      console.log(
        `${one.right.slice(0, 6)} ${saysWrongChapter(one) ? '!' : ' '} ${one.words}: ${one.found.slice(0, 3).join(' ') || 'nothing'}`,
      );
