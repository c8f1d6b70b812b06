import { operations } from '@brandwright/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Every choice of a schema, however deep, with its path. */
function choicesOf(schema: z.ZodType, path: string): [string, readonly unknown[]][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      choicesOf(field, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return choicesOf(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return choicesOf(schema.unwrap() as z.ZodType, path);
  return schema instanceof z.ZodEnum ? [[path, schema.options]] : [];
}

const generating = operations.filter(({ area }) => area === 'brand-kits' || area === 'design');
const results = generating
  .flatMap(({ name, output }) => choicesOf(output, name))
  .filter(
    ([path, options]) =>
      path.endsWith('.result') || options.includes('PENDING') || /generat.*\.status$/.test(path),
  );

it('results of generations are PENDING, SUCCESS or FAILURE on the wire (brand-kit document §4)', () => {
  expect(results.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'get_brand_kit.generations.result',
      'get_ai_idea.result',
      'generate_images.status',
      'get_design.generateData.pictures.result',
    ]),
  );
  const others = results.filter(([, options]) => options.join(' ') !== 'PENDING SUCCESS FAILURE');
  expect(others).toEqual([]);
});
