import { readdirSync, readFileSync } from 'node:fs';
import { findOperation, operations } from '@brandwright/contract';
import type { AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const folder = new URL('.', import.meta.url);

const entry = z.strictObject({
  say: z.string().trim().min(1),
  operation: z.union([z.string(), z.array(z.string()).min(2), z.null()]),
  input: z.record(z.string(), z.unknown()).optional(),
  asks: z.string().optional(),
});
type Entry = z.output<typeof entry>;

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({
    name,
    entries: z.array(entry).parse(parse(readFileSync(new URL(name, folder), 'utf8'))),
  }));

const kindOf = (name: string) => name.replace(/\.(learn|held-out)\.yaml$/, '');
const isHeldOut = (name: string) => name.endsWith('.held-out.yaml');
const namesOf = ({ operation }: Entry) => (operation === null ? [] : [operation].flat());

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

/** Everything wrong with an entry's operations, input and asked field, in words. */
function faultsOf(kind: string, line: Entry): string[] {
  const faults: string[] = [];
  for (const name of namesOf(line)) {
    const operation = findOperation(name);
    if (!operation?.offered) {
      faults.push(`${name} is not an offered operation`);
      continue;
    }
    for (const [key, value] of Object.entries(line.input ?? {})) {
      const schema = fieldOf(operation, key);
      if (!schema) faults.push(`${name} has no field ${key}`);
      else if (!schema.safeParse(value).success)
        faults.push(`${name}.${key} does not take ${JSON.stringify(value)}`);
    }
    if (line.asks) {
      const schema = fieldOf(operation, line.asks);
      if (!schema) faults.push(`${name} has no field ${line.asks} to ask for`);
    }
  }
  const number = line.input?.['orderNumber'];
  if (number !== undefined && !new RegExp(`\\b${String(number)}\\b`).test(line.say)) {
    faults.push(`order ${String(number)} is not in the words`);
  }
  if ((kind === 'clarify') !== (line.asks !== undefined))
    faults.push('only and every clarify entry says what it asks');
  if ((kind === 'out-of-scope') !== (line.operation === null))
    faults.push('only and every out-of-scope entry has none');
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
      for (const { say } of entries) {
        const before = seen.get(bare(say));
        if (before) repeated.push(`“${say}” is in ${before} and ${name}`);
        seen.set(bare(say), name);
      }
    }
    expect(repeated).toEqual([]);
  });

  it('are not the examples of the declarations', () => {
    const examples = new Set(
      operations.flatMap((operation) => operation.examples.map((example) => bare(example))),
    );
    const copied = files.flatMap(({ entries }) => entries.filter(({ say }) => examples.has(bare(say))));
    expect(copied.map(({ say }) => say)).toEqual([]);
  });

  it('hold at least 15 ways to ask for each offered operation, 6 of them held out', () => {
    const all = new Map<string, number>();
    const heldOut = new Map<string, number>();
    for (const { name, entries } of files.filter((file) => kindOf(file.name) !== 'clarify')) {
      for (const operation of entries.flatMap(namesOf)) {
        all.set(operation, (all.get(operation) ?? 0) + 1);
        if (isHeldOut(name)) heldOut.set(operation, (heldOut.get(operation) ?? 0) + 1);
      }
    }
    const few = operations
      .filter(({ name, offered }) => offered && ((all.get(name) ?? 0) < 15 || (heldOut.get(name) ?? 0) < 6))
      .map(({ name }) => `${name}: ${all.get(name) ?? 0} in all, ${heldOut.get(name) ?? 0} held out`);
    expect(few).toEqual([]);
  });

  it.each([
    ['out-of-scope', 60],
    ['clarify', 40],
  ])('hold enough %s sentences in both files', (kind, least) => {
    for (const { entries } of files.filter(({ name }) => kindOf(name) === kind)) {
      expect(entries.length).toBeGreaterThanOrEqual(least);
    }
  });
});
