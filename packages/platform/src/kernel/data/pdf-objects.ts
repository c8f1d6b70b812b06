import { inflateSync } from 'node:zlib';

/** One object of a PDF file, in the file's bytes as Latin-1. */
export interface PdfObject {
  body: string;
  stream: string | null;
}

/** What the packed objects of a file may come to in bytes: a small file may be packed to fill all memory. */
const mostUnpacked = 32 * 1024 * 1024;

const space = /[\0\t\n\f\r ]/;
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < text.length && space.test(text.charAt(at))) at += 1;
    if (text.charAt(at) !== '%') return at;
    while (at < text.length && !/[\r\n]/.test(text.charAt(at))) at += 1;
  }
}

function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')' && (depth -= 1) === 0) return at + 1;
  }
  throw new Error('A string of the PDF has no end.');
}

/** Where the value that begins at `from` ends: a name, number, reference, string, array or dictionary. */
function endOfValue(text: string, from: number): number {
  const at = skipSpace(text, from);
  if (text.startsWith('<<', at)) return readDictionary(text, at).end;
  const letter = text.charAt(at);
  if (letter === '(') return endOfString(text, at);
  if (letter === '<') return text.indexOf('>', at) + 1;
  if (letter === '[') {
    let next = skipSpace(text, at + 1);
    while (text.charAt(next) !== ']') {
      if (next >= text.length) throw new Error('An array of the PDF has no end.');
      next = skipSpace(text, endOfValue(text, next));
    }
    return next + 1;
  }
  const reference = /^\d+\s+\d+\s+R(?![A-Za-z])/.exec(text.slice(at, at + 40));
  if (reference) return at + reference[0].length;
  let end = at + 1;
  while (end < text.length && !delimiter.test(text.charAt(end))) end += 1;
  return end;
}

/** The entries of the dictionary that begins at `from`, by their names without the slash. */
export function readDictionary(text: string, from = 0): { entries: Map<string, string>; end: number } {
  const entries = new Map<string, string>();
  let at = skipSpace(text, skipSpace(text, from) + 2);
  while (!text.startsWith('>>', at)) {
    if (text.charAt(at) !== '/') throw new Error('A dictionary of the PDF can’t be read.');
    const nameEnd = endOfValue(text, at);
    const valueEnd = endOfValue(text, nameEnd);
    entries.set(text.slice(at + 1, nameEnd), text.slice(nameEnd, valueEnd).trim());
    at = skipSpace(text, valueEnd);
  }
  return { entries, end: at + 2 };
}

export const isDictionary = (body: string): boolean => body.startsWith('<<');

/** The objects of a PDF file by their numbers, those in object streams too. Throws for one that is encrypted or broken. */
export function readPdfObjects(bytes: Uint8Array): Map<number, PdfObject> {
  const text = Buffer.from(bytes).toString('latin1');
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) throw new Error('The PDF is encrypted.');
  const objects = new Map<number, PdfObject>();
  const begin = /(\d+)\s+\d+\s+obj\b/g;
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    const from = skipSpace(text, begin.lastIndex);
    const end = endOfValue(text, from);
    const body = text.slice(from, end);
    const after = skipSpace(text, end);
    const data = text.startsWith('stream', after) ? streamAt(text, after, body) : undefined;
    objects.set(Number(found[1]), { body, stream: data?.stream ?? null });
    begin.lastIndex = data?.end ?? end;
  }
  let room = mostUnpacked;
  for (const { body, stream } of [...objects.values()])
    if (stream !== null && /\/Type\s*\/ObjStm\b/.test(body))
      room -= readObjectStream(body, stream, objects, room);
  return objects;
}

function streamAt(text: string, at: number, body: string): { stream: string; end: number } {
  const from = at + (text.startsWith('stream\r\n', at) ? 8 : 7);
  const length = Number(/^\d+$/.exec(readDictionary(body).entries.get('Length') ?? '')?.[0] ?? Number.NaN);
  const isTold =
    Number.isFinite(length) && /^\s*endstream/.test(text.slice(from + length, from + length + 12));
  const end = isTold ? from + length : text.indexOf('endstream', from);
  if (end === -1) throw new Error('A stream of the PDF has no end.');
  const stream = isTold ? text.slice(from, end) : text.slice(from, end).replace(/\r?\n$/, '');
  return { stream, end: text.indexOf('endstream', end) + 9 };
}

/** Returns how many bytes it was packed from. Throws for one that has more than there is room for. */
function readObjectStream(
  body: string,
  stream: string,
  objects: Map<number, PdfObject>,
  room: number,
): number {
  const { entries } = readDictionary(body);
  if (entries.get('Filter') !== '/FlateDecode' || entries.has('DecodeParms'))
    throw new Error('The PDF packs its objects in an unusual way.');
  const packed = Buffer.from(stream, 'latin1');
  const text = inflateSync(packed, { maxOutputLength: Math.max(1, room) }).toString('latin1');
  const first = Number(entries.get('First'));
  const head = text.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < head.length; at += 2) {
    const from = skipSpace(text, first + (head[at + 1] ?? 0));
    const number = head[at] ?? 0;
    if (!objects.has(number))
      objects.set(number, { body: text.slice(from, endOfValue(text, from)), stream: null });
  }
  return text.length;
}
