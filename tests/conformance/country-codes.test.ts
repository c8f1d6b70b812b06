import { metaOf, operations } from '@brandwright/contract';
import { countryCodes } from '@brandwright/language/values/country-codes.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** Every text of a schema, however deep, with its path: `values.countriesWanted.`. */
function textsOf(schema: z.ZodType, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      textsOf(field, `${path}.${name}`),
    );
  if (schema instanceof z.ZodArray) return textsOf(schema.element as z.ZodType, `${path}.`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => textsOf(option as z.ZodType, path));
  if (schema instanceof z.ZodRecord) return textsOf(schema.valueType as z.ZodType, `${path}.`);
  if (schema instanceof z.ZodPipe)
    return [...textsOf(schema.in as z.ZodType, path), ...textsOf(schema.out as z.ZodType, path)];
  return schema instanceof z.ZodString ? [[path, schema]] : [];
}

const countries = operations
  .flatMap(({ name, input }) => textsOf(input, name))
  .filter(
    ([path, schema]) =>
      metaOf(schema).sense === 'country' ||
      (/countr(?:y|ies)(?:Codes?|Wanted|Excluded)?\.?$/i.test(path) && !path.endsWith('Column')),
  );

describe('a country', () => {
  it('is taken by the operations that should take one', () => {
    expect(countries.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'create_manual_retail_order.countryCode',
        'look_up_tariff.country',
        'search_suppliers.countries.',
        'update_tech_pack.values.countriesExcluded.',
        'post_visitor_review.country',
      ]),
    );
  });

  it.each(countries)('is one that there is in %s', (_path, schema) => {
    for (const none of ['ZZ', 'XX', 'UK', 'EU', 'AN', 'usa', 'USA', 'V1', 'ÅÄ', '', '  ', 'Vietnam'])
      expect(schema.safeParse(none).success, none).toBe(false);
    expect(schema.parse(' vn ')).toBe('VN');
    for (const code of countryCodes) expect(schema.parse(code)).toBe(code);
  });

  it('says what is wrong with a code', () => {
    const said = (code: string) =>
      z.prettifyError(countries[0]?.[1].safeParse(code).error ?? new z.ZodError([]));
    expect(said('ZZ')).toContain('There’s no country with the code ZZ. Use a code such as CN or VN.');
    expect(said('usa')).toBe('✖ Use a two-letter country code such as CN or VN.');
  });

  it('has one of the 249 codes of ISO 3166-1, or that of Kosovo', () => {
    expect(new Set(countryCodes).size).toBe(250);
  });
});
