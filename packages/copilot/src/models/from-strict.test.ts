import type { AnyDeclaration } from '@brandwright/contract';
import { updateTechPack } from '@brandwright/contract/sourcing/agent/update-tech-pack.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fromStrict } from './from-strict.ts';
import { strictSchema } from './strict-schema.ts';

const input = z.object({
  title: z.string().optional(),
  note: z.string().nullable().optional(),
  rows: z.array(z.object({ sku: z.string().nullable(), count: z.int().optional() })).optional(),
  how: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), size: z.number().optional() }),
      z.object({ kind: z.literal('b'), weight: z.number().nullable() }),
    ])
    .optional(),
});

describe('what a model sends for a strict schema', () => {
  it('leaves out what is null for "not given", at every depth', () => {
    expect(
      fromStrict(input, { title: null, note: null, rows: [{ sku: 'x', count: null }], how: null }),
    ).toEqual({
      rows: [{ sku: 'x' }],
    });
  });

  it('keeps a null that a value itself may be', () => {
    const sent = { rows: [{ sku: null, count: 2 }], how: { kind: 'b', weight: null } };
    expect(input.parse(fromStrict(input, sent))).toEqual(sent);
  });

  it('empties a field by its mark, and only one that takes it', () => {
    expect(fromStrict(input, { title: 'CLEAR', note: 'CLEAR' })).toEqual({ title: 'CLEAR', note: null });
  });

  it('leaves what is none of it to the parse', () => {
    expect(fromStrict(input, { rows: 'many', other: 3 })).toEqual({ rows: 'many', other: 3 });
    expect(fromStrict(input, null)).toBe(null);
  });

  it('takes from a brief what the schema says that can be taken', () => {
    const schema = JSON.stringify(strictSchema(updateTechPack as AnyDeclaration));
    expect(schema).toContain(
      '"packaging":{"anyOf":[{"type":["string","null"]},{"type":"string","enum":["CLEAR"]}]}',
    );
    const sent = {
      techPackId: null,
      words: null,
      fileIds: null,
      values: { packaging: 'CLEAR', title: null },
    };
    expect(updateTechPack.input.parse(fromStrict(updateTechPack.input, sent))).toEqual({
      values: { packaging: null },
    });
  });
});
