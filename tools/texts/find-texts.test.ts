import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findTexts } from './find-texts.ts';
import { isSentence } from './shown.ts';
import { textFiles } from './sources.ts';

const textsIn = (source: string, path = 'a.tsx') => findTexts(path, source).map(({ text }) => text);

describe('findTexts', () => {
  it.each([
    ['text of an element', '<p>Nothing here yet.</p>', ['Nothing here yet.']],
    [
      'a sentence with what is filled in and marked up',
      '<p>\n  Sold to <b>{name}</b>{" "}\n  for {money(price)}.\n</p>',
      ['Sold to {name} for {money(price)}.'],
    ],
    [
      'either side of a condition',
      '<p>{isPaid ? "Paid in full" : `Due ${day}`}</p>',
      ['Paid in full', 'Due {day}'],
    ],
    ['attributes that are shown', '<Field label="Email" name="email" />', ['Email']],
    ['one lower-case word as a label', '<Field label={isOn ? "on" : "off"} />', ['on', 'off']],
    [
      'parts of one element within another',
      '<p>Go <Link title="Back home" to="/a b">home</Link></p>',
      ['Go home', 'Back home'],
    ],
    ['properties and enum words', "const labels = { PENDING: 'waiting', to: '/a' };", ['waiting']],
    ['joined strings', "const text = 'One ' + `and ${two}` + '.';", ['One and {two}.']],
    [
      'words within what is filled in',
      'const text = `The order ${isLate ? "is late" : ""}`;',
      ['The order {isLate ? "is late" : ""}', 'is late'],
    ],
    ['errors that are handed on', "reject(new Error('Choose another file.'));", ['Choose another file.']],
    ['refusals', "throw new OperationError('conflict', 'Reload first.');", ['Reload first.']],
  ])('finds %s', (_, source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  it.each([
    ['imports', "import a from './Some file.ts';"],
    ['types', "type Kind = 'Big one' | 'Small one'; const a: 'Big one' = b;"],
    ['class names', '<p className="Big flex one" />; cn("flex grow", "Big one")'],
    ['comparisons', "if (kind === 'Big one') go();"],
    ['styles in a string', "const style = 'flex gap-2 md:p-4';"],
    ['values', 'go(\'big\'); <Button variant="ghost" data-kind="Big one" />'],
    ['faults', "throw new Error('This cannot be');"],
    ['tones of a badge', "const tones = { PENDING: 'warn' };"],
    ['what models read', "const field = { description: 'The id of the order', examples: ['Open it'] };"],
  ])('leaves out %s', (_, source) => {
    expect(textsIn(source)).toEqual([]);
  });

  it('gives the line that a text begins on, after letters of more than a byte too', () => {
    expect(findTexts('a.ts', "/* “é” */\n\nconst label = 'As usual';\n")).toEqual([
      { line: 3, text: 'As usual' },
    ]);
  });
});

describe('isSentence', () => {
  it.each(['Reload first.', '{count} orders wait', '“Soap” is sold out.'])('takes %s', (text) => {
    expect(isSentence(text)).toBe(true);
  });
  it.each(['pay paid spend', 'set local role', '{a}, {b}'])('leaves %s', (text) => {
    expect(isSentence(text)).toBe(false);
  });
});

describe('textFiles', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));

  it('takes the files of an area from every package, tests and demo data left out', () => {
    const paths = textFiles(root, ['orders']).map(({ path }) => path);
    expect(paths).toContain('apps/web/src/orders/labels.ts');
    expect(paths).toContain('packages/contract/src/orders/cancel-order.ts');
    expect(paths).toContain('packages/platform/src/orders/cancel-order.ts');
    expect(paths.filter((path) => /\.test\.|\/demo\//.test(path))).toEqual([]);
  });

  it('takes the beginning of a path too', () => {
    expect(textFiles(root, ['apps/web/src/orders/']).every(({ area }) => area === 'orders')).toBe(true);
  });
});
