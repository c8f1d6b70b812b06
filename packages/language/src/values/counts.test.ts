import { expect, it } from 'vitest';
import { readCountList } from './counts.ts';

it.each<[text: string, counts: number[]]>([
  ['prices for 300, 500 and 1,000 pieces', [300, 500, 1000]],
  ['500 or 1k pcs', [500, 1000]],
  ['at 300, 500, and 800 units', [300, 500, 800]],
  ['500 pieces', []],
  ['$3 and 500 pieces', []],
])('%s', (text, counts) => expect(readCountList(text)).toEqual(counts));
