import { operations, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRouter } from '../tools/routing.ts';
import { briefSchema, strictSchema, toolSchema, type SchemaKind } from './strict-schema.ts';
import { strictLimits, strictProblems } from '../testing/strict-limits.ts';
import { estimateTokens } from '../context/tokens.ts';

const offered: AnyDeclaration[] = operations.filter((operation: AnyDeclaration) => operation.offered);

describe('the schema that a model sees', () => {
  it.each(offered.map((operation) => [operation.name, operation] as const))(
    '%s keeps to the published limits of strict mode',
    (name, operation) => {
      expect(strictProblems(name, strictSchema(operation))).toEqual([]);
    },
  );

  it.each(offered.map((operation) => [operation.name, operation] as const))(
    '%s has a description within the limits',
    (_name, operation) => {
      expect(operation.description.length).toBeGreaterThan(20);
      expect(operation.description.length).toBeLessThanOrEqual(1024);
    },
  );

  it('is derived from what strict mode has no words for', () => {
    const declaration = {
      ...offered[0],
      input: z.object({
        kind: z.discriminatedUnion('how', [
          z.object({ how: z.literal('a'), size: z.number().min(1).max(9).optional() }),
          z.object({ how: z.literal('b'), note: z.string().min(2).max(20).default('none') }),
        ]),
        tags: z
          .array(z.enum(['x', 'y']))
          .max(3)
          .nullable()
          .optional(),
        when: z.iso.datetime().optional(),
        pair: z.tuple([z.string(), z.number()]).optional(),
      }),
    } as AnyDeclaration;
    const schema = strictSchema(declaration);
    expect(strictProblems('made_up', schema)).toEqual([]);
    expect(schema.required).toEqual(['kind', 'tags', 'when', 'pair']);
    expect(schema.properties?.['when']).toMatchObject({ type: ['string', 'null'] });
    expect(JSON.stringify(schema)).not.toMatch(/oneOf|minLength|format|default|prefixItems/);
  });

  it('asks in its loose kind only for what is needed, and fills in no nulls', () => {
    const declaration = {
      ...offered[0],
      input: z.object({
        title: z.string(),
        note: z.string().optional(),
        until: z.string().nullable().optional(),
        rows: z.array(z.object({ sku: z.string(), count: z.int().optional() })).optional(),
      }),
    } as AnyDeclaration;
    expect(toolSchema(declaration, 'loose')).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        note: { type: 'string' },
        until: { anyOf: [{ type: ['string', 'null'] }, { type: 'string', enum: ['CLEAR'] }] },
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: { sku: { type: 'string' }, count: { type: 'integer' } },
            required: ['sku'],
          },
        },
      },
      required: ['title'],
    });
    const sizeOf = (kind: SchemaKind) =>
      offered.reduce((sum, one) => sum + estimateTokens(JSON.stringify(toolSchema(one, kind))), 0);
    expect(sizeOf('loose')).toBeLessThan(sizeOf('strict') * 0.8);
  });

  it('cannot be strict for a record, whose fields nobody knows: the check says so', () => {
    const declaration = {
      ...offered[0],
      name: 'take_anything',
      input: z.object({ fields: z.record(z.string(), z.string()) }),
    } as AnyDeclaration;
    expect(strictProblems('take_anything', strictSchema(declaration))).not.toEqual([]);
  });
});

describe('the check of the limits', () => {
  const closed = (properties: Record<string, unknown>) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  });
  const nested = (levels: number): unknown =>
    levels === 1 ? closed({ a: { type: 'string' } }) : closed({ a: nested(levels - 1) });
  const values = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => String(index).padStart(length, 'v'));

  it.each([
    ['an open object', { type: 'object', properties: {}, required: [] }],
    ['an optional property', { ...closed({ a: { type: 'string' } }), required: [] }],
    ['oneOf', closed({ a: { oneOf: [{ type: 'string' }] } })],
    ['allOf', closed({ a: { type: 'string', allOf: [] } })],
    ['not', closed({ a: { type: 'string', not: {} } })],
    ['a default', closed({ a: { type: 'string', default: 'x' } })],
    ['a field without a type', closed({ a: { description: 'Anything.' } })],
    ['a choice at the root', { anyOf: [closed({})] }],
    ['eleven levels', nested(11)],
    ['5001 properties', closed(Object.fromEntries(values(5001, 6).map((name) => [name, { type: 'null' }])))],
    ['names of 120,001 characters', closed({ ['n'.repeat(120_001)]: { type: 'string' } })],
    ['1001 enum values', closed({ a: { type: 'string', enum: values(1001, 4) } })],
    ['251 long enum values', closed({ a: { type: 'string', enum: values(251, 60) } })],
  ])('finds %s', (_what, schema) => {
    expect(strictProblems('tool', schema)).not.toEqual([]);
  });

  it('lets pass what is just within them', () => {
    expect(strictProblems('tool', nested(10))).toEqual([]);
    expect(strictProblems('tool', closed({ a: { type: 'string', enum: values(1000, 4) } }))).toEqual([]);
    expect(strictProblems('tool', closed({ a: { type: 'string', enum: values(250, 70) } }))).toEqual([]);
  });

  it('finds a name that no function may have', () => {
    expect(strictProblems('list orders', closed({}))).not.toEqual([]);
    expect(strictProblems('x'.repeat(65), closed({}))).not.toEqual([]);
  });
});

describe('the tools of a turn', () => {
  it('are at most twenty, whatever is said and whatever was just on the table', async () => {
    const router = createRouter(operations);
    const limit = strictLimits.toolsAimedAt;
    const some = offered.filter((_, index) => index % 12 === 0);
    for (const { name, examples, title } of some) {
      const recent = offered.slice(0, 30).map((one) => one.name);
      const turn = {
        words: examples[0] ?? title,
        previous: title,
        recent,
        waiting: [name],
        kinds: ['order'],
      };
      expect((await router.route(turn, limit)).names.length).toBeLessThanOrEqual(limit);
    }
    expect(limit).toBeLessThan(strictLimits.tools);
  });
});

describe('the size of schemas', () => {
  const sizeOf = (declaration: AnyDeclaration) => estimateTokens(JSON.stringify(strictSchema(declaration)));

  it('stays below a ceiling for the largest, and small for most', () => {
    const sizes = offered.map(sizeOf).sort((a, b) => b - a);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(960);
    expect(sizes.slice(0, 12).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(9000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(160);
  });

  it('is a fraction of that for the everyday ones in brief', () => {
    const brief = offered.filter((one) => one.everyday);
    for (const { name, input, everyday } of brief)
      for (const field of everyday ?? [])
        expect(Object.keys((input as z.ZodObject).shape), name).toContain(field);
    const sizes = brief.map((one) =>
      estimateTokens(JSON.stringify(briefSchema(strictSchema(one), one.everyday ?? []))),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(620);
  });

  it('says nothing twice: no null beside null, no field that only forms fill', () => {
    for (const declaration of offered) {
      const schema = JSON.stringify(strictSchema(declaration));
      expect(schema).not.toMatch(/\{"type":"null"\},\{"type":"null"\}/);
    }
    const search = strictSchema(offered.find(({ name }) => name === 'search_suppliers') as AnyDeclaration);
    expect(Object.keys(search.properties ?? {})).toContain('moqMax');
    expect(Object.keys(search.properties ?? {})).not.toContain('moqBucket');
  });
});
