import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { descriptorLength, descriptorVersion } from '../descriptor/describe-picture.ts';
import type { DescribedBefore, DescribedPart } from '../pictures-of-items.ts';

/**
 * What the demo marketplace's drawings look like, worked out beforehand so that seeding need not draw a thousand
 * pictures. Kept by the drawing itself: one that is drawn otherwise today is described anew. Written by
 * `npm run pictures:describe`.
 */
export const describedFile = new URL('./described-pictures.json.gz', import.meta.url);

const fileContent = z.object({
  version: z.int(),
  length: z.int(),
  /** By digest of the SVG: part, largest value, and the values as shares of it in one byte each. */
  drawings: z.record(
    z.string(),
    z.array(z.tuple([z.enum(['whole', 'middle', 'core']), z.number(), z.string()])),
  ),
});

export const digestOf = (svg: string) => hash('sha256', svg, 'base64url').slice(0, 16);

/** Nothing is found when the file is of another version. */
export function readDescribed(file: URL = describedFile): DescribedBefore {
  const content = fileContent.parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
  const isCurrent = content.version === descriptorVersion && content.length === descriptorLength;
  return {
    find: (svg) =>
      isCurrent
        ? content.drawings[digestOf(svg)]?.map(([part, largest, bytes]) => ({
            part,
            descriptor: unpack(bytes, largest),
          }))
        : undefined,
  };
}

/** The content of the file for drawings and their parts. */
export function packDescribed(drawings: ReadonlyMap<string, readonly DescribedPart[]>): Uint8Array {
  const packed = [...drawings]
    .map(([svg, parts]) => [digestOf(svg), parts.map(packPart)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const content: z.input<typeof fileContent> = {
    version: descriptorVersion,
    length: descriptorLength,
    drawings: Object.fromEntries(packed),
  };
  return gzipSync(JSON.stringify(content), { level: 9 });
}

function packPart({ part, descriptor }: DescribedPart): [DescribedPart['part'], number, string] {
  const largest = Math.max(...descriptor, Number.EPSILON);
  const bytes = Uint8Array.from(descriptor, (value) => Math.round((value / largest) * 255));
  return [part, Number(largest.toFixed(6)), Buffer.from(bytes).toString('base64')];
}

function unpack(bytes: string, largest: number): number[] {
  const values = [...Buffer.from(bytes, 'base64')].map((value) => (value / 255) * largest);
  const norm = Math.hypot(...values);
  return norm === 0 ? values : values.map((value) => value / norm);
}
