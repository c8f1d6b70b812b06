import { z } from 'zod';
import { expect, it } from 'vitest';
import { operations } from '../registry.ts';
import { metaOf, unwrap } from './fields.ts';

/** Every field of an input that takes a country, at any depth, with a schema that takes one value. */
function countryFields(schema: z.ZodType, path: string, isNamed = false): [string, z.ZodType][] {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      // Beside a code, the country is its name in words.
      'countryCode' in inner.shape && name === 'country'
        ? []
        : countryFields(field, `${path}.${name}`, /countr(?:y|ies)(?:codes?)?$/i.test(name)),
    );
  if (inner instanceof z.ZodArray)
    return countryFields(
      inner.element as z.ZodType,
      `${path}[]`,
      isNamed || metaOf(schema).sense === 'country',
    );
  if (inner instanceof z.ZodUnion)
    return inner.options.flatMap((option) => countryFields(option as z.ZodType, path, isNamed));
  return isNamed || metaOf(schema).sense === 'country' ? [[path, schema]] : [];
}

const fields = operations.flatMap(({ name, input }) => countryFields(input, name));

it('finds the fields that take a country', () => {
  expect(fields.length).toBeGreaterThan(30);
});

it.each(fields)('%s takes no code that no country has', (_, schema) => {
  for (const code of ['QQ', 'ZZ', 'EU', 'UK']) {
    const refused = schema.safeParse(code);
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      `There’s no country with the code ${code}. Use a code such as CN or VN.`,
    ]);
  }
  expect(schema.safeParse('pt').data).toBe('PT');
});
