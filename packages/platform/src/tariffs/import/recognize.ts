import { gunzipSync } from 'node:zlib';

export const sourceKinds = ['LINES', 'CHINA_301', 'METALS_232', 'EXEMPT_122', 'EXEMPT_RECIPROCAL'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** A file whose kind was told from its content. */
export interface RecognizedFile {
  kind: SourceKind;
  text: string;
}

const headers: readonly [SourceKind, RegExp][] = [
  ['CHINA_301', /^"?hts8"?,"?list"?,"?ch99_code"?/],
  ['METALS_232', /^"?hts_prefix"?,"?annex"?,"?metal_type"?/],
  ['EXEMPT_122', /^"?hts8"?\s*$/],
  ['EXEMPT_RECIPROCAL', /^"?hts10"?\s*$/],
];

/** Tells what a file is by what it holds, whatever its name; unzips it when it is gzip. Throws for anything else. */
export function recognize(bytes: Uint8Array, name: string): RecognizedFile {
  const text = Buffer.from(bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (/^\s*\[\s*\{/.test(text) && text.slice(0, 2000).includes('"htsno"')) return { kind: 'LINES', text };
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const kind = headers.find(([, pattern]) => pattern.test(firstLine))?.[0];
  if (kind) return { kind, text };
  throw new Error(
    `${name} is none of the files that can be loaded: the USITC schedule as JSON (or .json.gz), or a CSV with the columns hts8,list,ch99_code; hts_prefix,annex,metal_type; hts8; or hts10.`,
  );
}
