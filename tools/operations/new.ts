import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { areas } from '@brandwright/contract/kernel/operation.ts';
import { fewest } from '../eval/coverage.ts';
import { formatted } from './formatted.ts';
import { updateIndexes } from './update-indexes.ts';
import {
  areaOf,
  cardLine,
  cardText,
  declarationText,
  implementationText,
  testText,
  utteranceLines,
  type NewOperation,
} from './templates.ts';

const USAGE = `npm run new:operation -- AREA[/ROOM] NAME [read|write] [--card]
  npm run new:operation -- orders count-late-orders
  npm run new:operation -- sourcing/rfq withdraw-request write --card`;

/** What the arguments ask for. Throws with what is wrong. */
export function readArguments(args: readonly string[]): NewOperation {
  const [folder, called, effect = 'read', ...rest] = args.filter((arg) => !arg.startsWith('--'));
  if (folder === undefined || called === undefined || rest.length > 0) throw new Error(USAGE);
  if (!areas.some((area) => area === areaOf(folder)))
    throw new Error(`There is no area ${areaOf(folder)}: one of ${areas.join(', ')}.`);
  // As the operation is called, or as its files are.
  const name = called.replaceAll('_', '-');
  if (!/^[a-z]+(-[a-z]+)+$/.test(name))
    throw new Error(`${called} is not a verb and a noun in lower case, such as archive-brand-kit.`);
  if (effect !== 'read' && effect !== 'write')
    throw new Error('The effect is read or write; for external, money and destructive change a write.');
  return { folder, name, effect, card: args.includes('--card') };
}

/** Writes the files of a new operation and answers their paths from `root`. Changes nothing when one of them exists. */
export async function writeOperation(root: string, operation: NewOperation): Promise<string[]> {
  const { folder, name } = operation;
  const files: [path: string, text: string][] = [
    [`packages/contract/src/${folder}/${name}.ts`, declarationText(operation)],
    [`packages/platform/src/${folder}/${name}.ts`, implementationText(operation)],
    [`packages/platform/src/${folder}/${name}.test.ts`, testText(operation)],
    ...(operation.card
      ? [[`apps/web/src/${folder}/cards/${name}-card.tsx`, cardText(operation)] as [string, string]]
      : []),
  ];
  const there = files.find(([path]) => existsSync(join(root, path)));
  if (there) throw new Error(`${there[0]} is there already.`);
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFormatted(join(root, path), text);
  }
  const listed = operation.card ? [await listCard(root, operation)] : [];
  const said = await leaveRoomForUtterances(root, operation);
  return [...files.map(([path]) => path), ...listed, ...said, ...(await updateIndexes(root))];
}

async function writeFormatted(file: string, text: string): Promise<void> {
  await writeFile(file, await formatted(file, text));
}

async function listCard(root: string, operation: NewOperation): Promise<string> {
  const path = `apps/web/src/${operation.folder}/cards/index.tsx`;
  const text = await readFile(join(root, path), 'utf8');
  const end = text.lastIndexOf('} satisfies');
  if (end < 0) throw new Error(`${path} has no card map that ends with "satisfies".`);
  await writeFormatted(join(root, path), text.slice(0, end) + cardLine(operation) + text.slice(end));
  return path;
}

async function leaveRoomForUtterances(root: string, operation: NewOperation): Promise<string[]> {
  const counts = { learn: fewest.all - fewest.heldOut, 'held-out': fewest.heldOut };
  const paths: string[] = [];
  for (const [kind, count] of Object.entries(counts)) {
    const path = utteranceFile(root, operation.folder, kind);
    await appendFile(join(root, path), utteranceLines(operation, count));
    paths.push(path);
  }
  return paths;
}

/** Of the room, or of its area where the room has none. */
function utteranceFile(root: string, folder: string, kind: string): string {
  const of = (name: string) => `tests/utterances/${name}.${kind}.yaml`;
  const room = of(folder.split('/').at(-1) ?? folder);
  return existsSync(join(root, room)) ? room : of(areaOf(folder));
}
