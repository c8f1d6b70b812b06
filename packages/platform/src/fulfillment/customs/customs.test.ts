import { OperationError } from '@brandwright/contract';
import { updateSku } from '@brandwright/contract/catalog/update-sku.ts';
import { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import { buyLabels } from '@brandwright/contract/fulfillment/buy-labels.ts';
import { getLabel } from '@brandwright/contract/fulfillment/get-label.ts';
import { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { stocked } from '../../catalog/testing.ts';
import { fileKey } from '../../kernel/data/file-address.ts';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { placedOrder } from '../../orders/testing.ts';
import { addCard } from '../../purchasing/testing.ts';
import { shippingLabels } from '../tables.ts';
import { fromAddress, weighed, wantedLabel } from '../testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  await addCard(store);
});

const mug = { title: 'Ceramic mug', sku: 'MUG-01', quantity: 2, unitPriceMinor: 2800 };
const berlin = {
  addressLine1: 'Torstraße 12',
  city: 'Berlin',
  state: undefined,
  zipCode: '10119',
  countryCode: 'DE',
};
const abroad = (more: object = {}) =>
  placedOrder(store, { items: [mug], discountMinor: 0, ...berlin, ...more });
const declared = async () => {
  const sku = await weighed(store);
  await store.run(updateSku, { sku: sku.code, tariffNumber: '69120000', originCountry: 'PT' });
  return sku;
};

it('declares an order abroad from its SKUs, shows it before and keeps it with the label', async () => {
  await declared();
  const { orderNumber } = await abroad();
  const service = 'usps_priority_mail_international' as const;
  const { preview, id } = await store.ask(shipOrder, { orderNumber, fromAddress, service });
  const shown = Object.fromEntries(preview.values.map(({ label, value }) => [label, value]));
  expect(shown).toMatchObject({
    Customs: 'Merchandise, 2 units worth $56.00, CN 22',
    '2 × Ceramic mug': '$56.00 · 2.2 lb · 6912.00.00 · Portugal',
    Duty: 'The recipient pays duty (DDU). If undeliverable: return to sender',
    'Export filing': 'NOEEI 30.37(a)',
  });
  // What was shown is declared, whatever becomes of the SKU.
  await store.run(updateSku, { sku: 'MUG-01', tariffNumber: '7013.37' });
  await store.decide(id, true);
  const label = await store.run(getLabel, { labelId: String(orderNumber) });
  expect(label.status).toBe('BOUGHT');
  expect(label.customs).toMatchObject({
    contentsType: 'MERCHANDISE',
    nonDelivery: 'RETURN',
    incoterm: 'DDU',
    signer: shown['Certified by'],
    eelPfc: 'NOEEI_30_37_a',
    items: [{ quantity: 2, valueMinor: 5600, tariffNumber: '6912.00.00', originCountry: 'PT' }],
  });
  const pages = await store.context(async ({ db, storeId, providers }) => {
    const [row] = await db.select().from(shippingLabels).where(eq(shippingLabels.storeId, storeId));
    const file = await providers.files.get(fileKey(storeId, row?.fileId ?? ''));
    return Buffer.from(file?.bytes ?? '')
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length;
  });
  expect(pages).toBe(2);
});

it('is weighed and declared anew when only some of the units are said after all were shown', async () => {
  await declared();
  const { orderNumber } = await abroad();
  const { input } = await store.ask(shipOrder, { orderNumber, fromAddress });
  const said = { ...shipOrder.input.parse(input), quantity: 1, service: 'dhl_express_worldwide' as const };
  const { preview, id } = await store.ask(shipOrder, said);
  expect(preview.values).toContainEqual({
    label: '1 × Ceramic mug',
    value: '$28.00 · 1.1 lb · 6912.00.00 · Portugal',
  });
  await store.decide(id, true);
  const label = await store.run(getLabel, { labelId: String(orderNumber) });
  expect(label).toMatchObject({ parcel: { weight: 1.1 }, service: 'dhl_express_worldwide' });
});

it('asks for what a line lacks, by its name, and takes it for the parcel alone', async () => {
  await weighed(store);
  const { orderNumber, lineItems } = await abroad();
  const wish = { orderNumber, fromAddress };
  const refusal = await store.refusal(shipOrder, wish);
  expect(refusal.code).toBe('bad_input');
  expect(refusal.message).toContain('the tariff number and country of origin of Ceramic mug (MUG-01)');
  expect(refusal.details?.map(({ path }) => path)).toEqual([
    'customsLines.0.tariffNumber',
    'customsLines.0.originCountry',
  ]);
  const quoted = await store.run(quoteLabel, wish);
  expect(quoted.rates).not.toHaveLength(0);
  expect(quoted.customs?.lines).toMatchObject([
    { sku: 'MUG-01', valueMinor: 5600, lacks: ['tariffNumber', 'originCountry'] },
  ]);
  const line = { lineItemId: lineItems[0]?.id ?? '', tariffNumber: '6912.00', originCountry: 'PT' };
  const worthless = { ...wish, customsLines: [{ ...line, valueMinor: 0 }] };
  expect((await store.refusal(shipOrder, worthless)).message).toContain('above zero');
  const { label } = await store.run(shipOrder, {
    ...wish,
    customsLines: [line],
    contentsType: 'OTHER',
    contentsExplanation: 'Trade fair props',
    incoterm: 'DDP',
    nonDelivery: 'ABANDON',
    certifySigner: 'Maya Chen',
  });
  expect(label.customs).toMatchObject({
    contentsExplanation: 'Trade fair props',
    incoterm: 'DDP',
    nonDelivery: 'ABANDON',
    signer: 'Maya Chen',
  });
});

it('asks for an ITN above $2,500 for one tariff number, but not to Canada', async () => {
  await declared();
  const dear = { items: [{ ...mug, unitPriceMinor: 150_000 }] };
  const { orderNumber } = await abroad(dear);
  const wish = { orderNumber, fromAddress };
  const refusal = await store.refusal(shipOrder, wish);
  expect(refusal.details).toMatchObject([{ path: 'itn' }]);
  expect((await store.refusal(shipOrder, { ...wish, contentsType: 'OTHER' })).details).toMatchObject([
    { path: 'contentsExplanation' },
  ]);
  expect((await store.refusal(shipOrder, { ...wish, weightPounds: 1 })).message).toContain(
    'weigh more than the parcel',
  );
  expect((await store.run(quoteLabel, wish)).customs?.numbersToFile).toEqual(['6912.00.00']);
  const { label } = await store.run(shipOrder, { ...wish, itn: 'X20261120123456' });
  expect(label.customs).toMatchObject({ eelPfc: 'AES_ITN', itn: 'X20261120123456' });
  const toronto = { city: 'Toronto', state: 'ON', zipCode: 'M5V 2T6', countryCode: 'CA' };
  const north = await abroad({ ...dear, ...toronto });
  const { label: exempt } = await store.run(shipOrder, { orderNumber: north.orderNumber, fromAddress });
  expect(exempt.customs).toMatchObject({ eelPfc: 'NOEEI_30_36', itn: null });
});

it('leaves orders abroad whose data are missing out of several labels, with why', async () => {
  await weighed(store);
  const lacking = await abroad();
  const home = await placedOrder(store, { items: [mug], discountMinor: 0 });
  const orderNumbers = [lacking.orderNumber, home.orderNumber];
  const { preview } = await store.ask(buyLabels, { orderNumbers, fromAddress });
  expect(preview.warnings.join()).toContain(`#${lacking.orderNumber} (Customs needs the tariff number`);
  await store.run(updateSku, { sku: 'MUG-01', tariffNumber: '6912.00', originCountry: 'PT' });
  const { labels, unlabeled } = await store.run(buyLabels, { orderNumbers, fromAddress });
  expect(labels.map(({ status }) => status)).toEqual(['BOUGHT', 'BOUGHT']);
  expect(unlabeled).toEqual([]);
});

async function unmade(work: () => Promise<void>) {
  const providers = await store.context(async (context) => context.providers);
  const { shipping } = providers;
  const away = new OperationError('upstream', 'No answer.');
  providers.shipping = { ...shipping, buyLabel: () => Promise.reject(away) };
  await work().finally(() => {
    providers.shipping = shipping;
  });
}

it('is given for a label without an order', async () => {
  const wish = {
    ...wantedLabel,
    service: 'dhl_express_worldwide' as const,
    toAddress: {
      name: 'Ida Berg',
      addressLine1: 'Torstraße 12',
      city: 'Berlin',
      zipCode: '10119',
      countryCode: 'DE',
    },
  };
  expect((await store.refusal(buyLabel, wish)).details).toMatchObject([{ path: 'customsItems' }]);
  const item = {
    description: 'Glaze samples',
    quantity: 4,
    netWeightPounds: 1.5,
    tariffNumber: '6914.90',
    originCountry: 'US',
  };
  const lacking = await store.refusal(buyLabel, { ...wish, customsItems: [item] });
  expect(lacking.details).toMatchObject([{ path: 'customsItems.0.valueMinor' }]);
  const { label } = await store.run(buyLabel, {
    ...wish,
    customsItems: [item],
    declaredValueMinor: 2000,
    contentsType: 'SAMPLE',
  });
  expect(label).toMatchObject({ status: 'BOUGHT', customs: { contentsType: 'SAMPLE' } });
  await unmade(async () => {
    const declared = { ...wish, customsItems: [{ ...item, valueMinor: 3000 }] };
    const begun = await store.run(buyLabel, declared);
    expect(begun.label.status).toBe('PAID');
    const { label: same } = await store.run(buyLabel, { ...declared, certifySigner: 'Maya Chen' });
    expect(same.labelId).toBe(begun.label.labelId);
  });
  expect(label.customs?.items).toMatchObject([{ valueMinor: 2000 }]);
});

it('changes what the catalog says for customs, and takes it back', async () => {
  const { sku } = await stocked(store);
  const output = await store.run(updateSku, {
    sku: sku.code,
    tariffNumber: '6912004810',
    originCountry: 'pt',
  });
  expect(output.sku).toMatchObject({ tariffNumber: '6912.00.48.10', originCountry: 'PT' });
  expect(output.change).toContain('country of origin Portugal (was none)');
  const [entry] = await store.journal();
  await store.undo(entry?.id ?? '');
  expect((await store.refusal(updateSku, { sku: sku.code, tariffNumber: '69' })).code).toBe('bad_input');
});
