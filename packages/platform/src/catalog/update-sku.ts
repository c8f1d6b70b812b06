import { OperationError, type InputOf } from '@brandwright/contract';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { listWords, money, skuName } from '@brandwright/contract/catalog/words.ts';
import { updateSku } from '@brandwright/contract/catalog/update-sku.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { isUniqueViolation } from '../kernel/data/database.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { namedSku } from './change-stock.ts';
import { skuByCode, type SkuRecord } from './find-sku.ts';
import { refuseLaterChange } from './later-change.ts';
import { readSku } from './read-sku.ts';
import { refreshSearchText } from './search-text.ts';
import { skus } from './tables.ts';
import { lockSku } from './write-movements.ts';

const values = z
  .object({
    priceMinor: z.int(),
    costMinor: z.int().nullable(),
    code: z.string(),
    barcode: z.string().nullable(),
    weightGrams: z.int().nullable(),
    tariffNumber: z.string().nullable(),
    originCountry: z.string().nullable(),
    optionValues: z.array(z.string()),
  })
  .partial();
type Values = z.output<typeof values>;

const changedValues = z.object({ skuId: z.uuid(), before: values, after: values });
const fields = values.keyof().options;

const labels: Readonly<Record<keyof Values, string>> = {
  priceMinor: 'price',
  costMinor: 'cost',
  code: 'code',
  barcode: 'barcode',
  weightGrams: 'weight',
  tariffNumber: 'tariff number',
  originCountry: 'country of origin',
  optionValues: 'options',
};

function wantedOf(input: InputOf<typeof updateSku>): Values {
  const given = Object.fromEntries(
    fields.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  );
  const wanted = values.parse(given);
  return wanted.barcode === '' ? { ...wanted, barcode: null } : wanted;
}

async function write(context: Context, { id, productId }: SkuRecord, change: Values): Promise<void> {
  try {
    await context.db
      .update(skus)
      .set({ ...change, updatedAt: context.clock.now() })
      .where(and(eq(skus.storeId, context.storeId), eq(skus.id, id)));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new OperationError(
      'conflict',
      `Another SKU took the code ${change.code ?? ''} at the same moment. Choose another.`,
    );
  }
  await refreshSearchText(context, productId);
}

async function refuseTakenCode(context: Context, sku: SkuRecord, code: string | undefined): Promise<void> {
  if (code === undefined || code.toLowerCase() === sku.code.toLowerCase()) return;
  const taken = await skuByCode(context, code);
  if (taken)
    throw new OperationError(
      'conflict',
      `Another SKU has the code ${code}. Choose another, or merge the two.`,
      [{ path: 'code', message: 'Taken.' }],
    );
}

const only = (names: readonly (keyof Values)[], of: Values): Values =>
  Object.fromEntries(names.map((name) => [name, of[name]]));

const shown = (name: keyof Values, value: Values[keyof Values], currency: string) => {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number' && name !== 'weightGrams') return money(value, currency);
  if (typeof value === 'number') return `${value.toLocaleString('en-US')} g`;
  if (name === 'originCountry') return countryName(String(value));
  return Array.isArray(value) ? variantWords(value) : value;
};

export default implement(updateSku, {
  async run(context, input) {
    const named = await namedSku(context, input);
    const sku = await lockSku(context, named.sku.id);
    refuseLaterChange(sku.code, input.seenAt, sku.updatedAt);
    const wanted = wantedOf(input);
    if (Object.keys(wanted).length === 0)
      throw new OperationError(
        'bad_input',
        `What should change about ${sku.code}? Say its new price, cost, code, barcode, weight, tariff number or country of origin.`,
      );
    await refuseTakenCode(context, sku, wanted.code);
    const names = fields.filter(
      (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(sku[name]),
    );
    if (names.length > 0) await write(context, sku, only(names, wanted));
    const name = `${skuName({ title: named.title, variant: variantWords(sku.optionValues) })} (${sku.code})`;
    const changes = names.map(
      (field) =>
        `${labels[field]} ${shown(field, wanted[field], sku.currency)} (was ${shown(field, sku[field], sku.currency)})`,
    );
    return {
      output: {
        sku: await readSku(context, sku.id),
        change:
          names.length === 0
            ? `Nothing changed: ${name} was already like that.`
            : `Changed ${name}: ${listWords(changes)}.`,
      },
      ...(names.length === 0
        ? {}
        : { undo: { skuId: sku.id, before: only(names, sku), after: only(names, wanted) } }),
      subject: { kind: 'sku', id: sku.id },
    };
  },
  async undo(context, given) {
    const { skuId, before, after } = changedValues.parse(given);
    const now = await lockSku(context, skuId);
    refuseChangedSince('SKU', after, now);
    await refuseTakenCode(context, now, before.code);
    await write(context, now, before);
  },
});
