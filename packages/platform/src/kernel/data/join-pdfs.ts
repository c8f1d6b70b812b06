import { isDictionary, readDictionary, readPdfObjects, type PdfObject } from './pdf-objects.ts';

/** What a page takes from the nodes above it. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];
const catalogNumber = 1;
const pagesNumber = 2;

const referenceOf = (value: string | undefined): number | undefined => {
  const found = /^(\d+)\s+\d+\s+R$/.exec(value ?? '');
  return found ? Number(found[1]) : undefined;
};

/** A PDF file taken apart: its pages, and the objects that go along, by their numbers. */
export interface PdfParts {
  leaves: Map<number, Map<string, string>>;
  kept: [number, PdfObject][];
}

/** Throws for a file that can't be. */
export function takeApart(bytes: Uint8Array): PdfParts {
  const objects = readPdfObjects(bytes);
  return { leaves: pagesOf(objects), kept: [...objects].filter(([, object]) => isKept(object)) };
}

/** Several PDF files as one, their pages in order: page, fonts and pictures as they are, outlines and forms left out. */
export function joinPdfs(files: readonly PdfParts[]): Buffer {
  const written: string[] = [];
  const pages: number[] = [];
  for (const { leaves, kept } of files) {
    const numbers = new Map(kept.map(([number], at) => [number, pagesNumber + 1 + written.length + at]));
    for (const [number, object] of kept) {
      const page = leaves.get(number);
      if (page) page.set('Parent', `${pagesNumber} 0 R`);
      written.push(objectText(page ? { body: dictionaryText(page), stream: null } : object, numbers));
    }
    for (const number of leaves.keys()) pages.push(numbers.get(number) ?? 0);
  }
  const kids = pages.map((number) => `${number} 0 R`).join(' ');
  return fileOf([
    `<< /Type /Catalog /Pages ${pagesNumber} 0 R >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    ...written,
  ]);
}

const typeOf = ({ body }: PdfObject): string | undefined =>
  isDictionary(body) ? readDictionary(body).entries.get('Type') : undefined;

/** Whether an object goes along: all but the file's own bookkeeping. */
const isKept = (object: PdfObject): boolean =>
  !['/Catalog', '/Pages', '/ObjStm', '/XRef'].includes(typeOf(object) ?? '');

/** The pages by their numbers, in order, each with what it takes from above. */
function pagesOf(objects: ReadonlyMap<number, PdfObject>): Map<number, Map<string, string>> {
  const leaves = new Map<number, Map<string, string>>();
  const walk = (number: number | undefined, above: ReadonlyMap<string, string>, depth: number): void => {
    const object = number === undefined ? undefined : objects.get(number);
    if (number === undefined || !object || depth > 40) return;
    const { entries } = readDictionary(object.body);
    const own = new Map(
      inherited.flatMap((name) => {
        const value = entries.get(name) ?? above.get(name);
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
    const kids = entries.get('Kids');
    if (kids === undefined) return void leaves.set(number, new Map([...own, ...entries]));
    for (const kid of kids.matchAll(/(\d+)\s+\d+\s+R/g)) walk(Number(kid[1]), own, depth + 1);
  };
  const catalog = [...objects.values()].findLast((object) => typeOf(object) === '/Catalog');
  if (catalog) walk(referenceOf(readDictionary(catalog.body).entries.get('Pages')), new Map(), 0);
  if (leaves.size === 0) throw new Error('The PDF has no pages.');
  return leaves;
}

const dictionaryText = (entries: ReadonlyMap<string, string>): string =>
  `<< ${[...entries].map(([name, value]) => `/${name} ${value}`).join('\n')} >>`;

/** An object with the numbers that it and those that it refers to have in the new file. */
function objectText({ body, stream }: PdfObject, numbers: ReadonlyMap<number, number>): string {
  const text =
    stream === null
      ? body
      : dictionaryText(new Map([...readDictionary(body).entries, ['Length', String(stream.length)]]));
  // A text in parentheses may look like a reference.
  const moved = text.replaceAll(
    /(\((?:\\[\s\S]|[^\\()])*\))|(?<![\w.])(\d+)\s+\d+\s+R(?![A-Za-z])/g,
    (whole, literal: string | undefined, number: string) => {
      if (literal !== undefined) return whole;
      const now = numbers.get(Number(number));
      return now === undefined ? 'null' : `${now} 0 R`;
    },
  );
  return stream === null ? moved : `${moved}\nstream\n${stream}\nendstream`;
}

/** A file of objects that are numbered from one. */
function fileOf(objects: readonly string[]): Buffer {
  const parts = ['%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, at) => {
    const offset = length;
    const part = `${at + 1} 0 obj\n${object}\nendobj\n`;
    parts.push(part);
    length += part.length;
    return offset;
  });
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
    `trailer\n<< /Size ${size} /Root ${catalogNumber} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}
