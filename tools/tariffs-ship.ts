import { readList } from '@brandwright/platform/tariffs/import/read-lists.ts';
import { recognize } from '@brandwright/platform/tariffs/import/recognize.ts';
import { slimRows } from '@brandwright/platform/tariffs/import/slim-schedule.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Writes the schedule and the lists that ship with the product: node tools/tariffs-ship.ts FILE… (as for tariffs:import). */
const data = new URL('../packages/platform/src/tariffs/data/', import.meta.url);
const lists: string[] = [];
for (const path of process.argv.slice(2)) {
  const { kind, text } = recognize(readFileSync(path), basename(path));
  if (kind === 'LINES') {
    writeFileSync(new URL('usitc-2026-rev10.tsv.gz', data), gzipSync(slimRows(text), { level: 9 }));
    continue;
  }
  for (const { code, entry, note } of readList(kind, text)) lists.push([kind, code, entry, note].join('\t'));
}
if (lists.length > 0)
  writeFileSync(new URL('layer-lists-2026.tsv.gz', data), gzipSync(lists.join('\n'), { level: 9 }));
