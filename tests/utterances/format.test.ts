import { readdirSync, readFileSync } from 'node:fs';
import { findOperation, operations } from '@brandwright/contract';
import type { AnyDeclaration } from '@brandwright/contract';
import { allExamples } from '../../tools/learning/write-dataset.ts';
import { operationsOf, parseUtterances, type Utterance } from '../../tools/eval/utterances.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const folder = new URL('.', import.meta.url);

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({
    name,
    entries: parseUtterances(readFileSync(new URL(name, folder), 'utf8')),
  }));

/** Kinds of sets that nothing answers. */
const declines = new Set(['out-of-scope', 'near-miss']);
const kindOf = (name: string) => name.replace(/\.(learn|held-out)\.yaml$/, '');
const isHeldOut = (name: string) => name.endsWith('.held-out.yaml');

/** What is left of a sentence when case, punctuation and spacing do not count. */
const bare = (say: string) =>
  say
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function fieldOf(operation: AnyDeclaration, name: string): z.ZodType | undefined {
  if (!(operation.input instanceof z.ZodObject)) return undefined;
  const found: unknown = operation.input.shape[name];
  return found instanceof z.ZodType ? found : undefined;
}

/** What is wrong with an input of an operation, in words. */
function faultsOfInput(name: string, input: Readonly<Record<string, unknown>>): string[] {
  const operation = findOperation(name);
  if (!operation?.offered) return [`${name} is not an offered operation`];
  return Object.entries(input).flatMap(([key, value]) => {
    const schema = fieldOf(operation, key);
    if (!schema) return [`${name} has no field ${key}`];
    if (schema.safeParse(value).success) return [];
    return [`${name}.${key} does not take ${JSON.stringify(value)}`];
  });
}

/** Everything wrong with a line, in words. */
function faultsOf(kind: string, line: Utterance): string[] {
  const faults = line.calls
    ? line.calls.flatMap((call) => faultsOfInput(call.operation, call.input ?? {}))
    : operationsOf(line).flatMap((name) => faultsOfInput(name, line.input ?? {}));
  for (const { operation, input, asks } of line.after ?? []) {
    if (operation) faults.push(...faultsOfInput(operation, input ?? {}));
    if (asks !== undefined && !operation) faults.push('what asked for a field names no operation');
  }
  for (const name of line.asks ? operationsOf(line) : []) {
    const operation = findOperation(name);
    if (!operation || !fieldOf(operation, line.asks ?? ''))
      faults.push(`${name} has no field ${line.asks} to ask for`);
  }
  const number = line.input?.['orderNumber'];
  if (number !== undefined && !line.after && !new RegExp(`\\b${String(number)}\\b`).test(line.say))
    faults.push(`order ${String(number)} is not in the words`);
  if ((line.calls === undefined) === (line.operation === undefined))
    faults.push('a line has an operation or calls');
  if ((kind === 'clarify') !== (line.asks !== undefined))
    faults.push('only and every clarify entry says what it asks');
  if (declines.has(kind) !== (line.operation === null))
    faults.push('only and every entry out of scope has no operation');
  return faults.map((fault) => `“${line.say}”: ${fault}`);
}

describe('utterances', () => {
  it('come in pairs of a learn and a held-out file', () => {
    const kinds = [...new Set(files.map(({ name }) => kindOf(name)))];
    const expected = kinds.flatMap((kind) => [`${kind}.held-out.yaml`, `${kind}.learn.yaml`]);
    expect(files.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    expect(kinds).toEqual(expect.arrayContaining(['clarify', 'out-of-scope']));
  });

  it.each(files)('$name names offered operations and fields that take its values', ({ name, entries }) => {
    expect(entries.flatMap((line) => faultsOf(kindOf(name), line))).toEqual([]);
  });

  it('say nothing twice, least of all in a learn and a held-out file', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const { name, entries } of files) {
      for (const { say, after = [] } of entries) {
        const words = [...after.map((line) => line.say), say].map(bare).join(' / ');
        const before = seen.get(words);
        if (before) repeated.push(`“${say}” is in ${before} and ${name}`);
        seen.set(words, name);
      }
    }
    expect(repeated).toEqual([]);
  });

  it('are not learnt elsewhere when they are held out', () => {
    const { chats, singles } = allExamples();
    const learnt = new Set([...chats, ...singles].map(({ say }) => bare(say)));
    const heldOut = files.filter(({ name }) => isHeldOut(name)).flatMap(({ entries }) => entries);
    const both = heldOut.filter(({ say, after }) => !after && learnt.has(bare(say)));
    expect(both.map(({ say }) => say)).toEqual([]);
  });

  it('are not the examples of the declarations', () => {
    const examples = new Set(
      operations.flatMap((operation) => operation.examples.map((example) => bare(example))),
    );
    const copied = files.flatMap(({ entries }) => entries.filter(({ say }) => examples.has(bare(say))));
    expect(copied.map(({ say }) => say)).toEqual([]);
  });

  it.each([
    ['out-of-scope', 60],
    ['near-miss', 40],
    ['together', 15],
    ['follow-up', 15],
    ['clarify', 40],
  ])('hold enough %s sentences in both files', (kind, least) => {
    for (const { entries } of files.filter(({ name }) => kindOf(name) === kind)) {
      expect(entries.length).toBeGreaterThanOrEqual(least);
    }
  });
});
