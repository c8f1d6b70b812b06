import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { allExamples } from '../learning/write-dataset.ts';
import { readConversations } from './blind/conversation.ts';
import { nearDoubles, type NearDouble, type Placed } from './near-doubles.ts';
import { readUtterances } from './utterances.ts';

const tests = fileURLToPath(new URL('../../tests/', import.meta.url));
const hashesFile = `${tests}held-out-hashes.json`;
const knownFile = `${tests}near-doubles.txt`;

const heldOutFiles = () =>
  globSync(['utterances/*.held-out.yaml', 'blind/*.jsonl'], { cwd: tests })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();

/** The hash of every file that only measures, by its path in `tests`. */
export const hashesNow = (): Record<string, string> =>
  Object.fromEntries(
    heldOutFiles().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(`${tests}${name}`))
        .digest('hex'),
    ]),
  );

export const frozenHashes = (): Record<string, string> =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(hashesFile, 'utf8')));

/** `npm run eval -- --freeze`: what measures is from now on what it is now. */
export const freeze = (): void => writeFileSync(hashesFile, `${JSON.stringify(hashesNow(), null, 2)}\n`);

/** Everything that is learned from. */
function learned(): Placed[] {
  const { chats, singles } = allExamples();
  return [
    ...[...chats, ...singles].map(({ say, source }) => ({ say, place: source })),
    ...readUtterances('learn').flatMap(({ area, utterances }) =>
      utterances.map(({ say }) => ({ say, place: `${area}.learn.yaml` })),
    ),
  ];
}

/** Everything that only measures. Blind turns are named by their place, so that nobody reads them here. */
function heldOut(): Placed[] {
  const blind = globSync('blind/*.jsonl', { cwd: tests }).flatMap((file) =>
    readConversations(`${tests}${file}`).flatMap(({ id, turns }) =>
      turns.map(({ say }, turn) => ({ say, place: `${basename(file)} ${id} turn ${turn + 1}` })),
    ),
  );
  const utterances = readUtterances('held-out').flatMap(({ area, utterances: own }) =>
    own.map(({ say }) => ({ say, place: `${area}: ${say}` })),
  );
  return [...utterances, ...blind];
}

export const findNearDoubles = (): NearDouble[] => nearDoubles(heldOut(), learned());

/** Places of the near-doubles that were there when the rule came. The list may only shrink. */
export const knownNearDoubles = (): string[] =>
  readFileSync(knownFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
