import { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import { createEndOfDayForm } from '@brandwright/contract/fulfillment/create-end-of-day-form.ts';
import { listEndOfDayForms } from '@brandwright/contract/fulfillment/list-end-of-day-forms.ts';
import { OperationError } from '@brandwright/contract';
import type { Shipping } from '@brandwright/providers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetTestTime, testStore, type TestStore } from '../../kernel/testing.ts';
import { addCard } from '../../purchasing/testing.ts';
import { wantedLabel } from '../testing.ts';

let store: TestStore;
beforeEach(async () => {
  resetTestTime();
  store = await testStore();
  await addCard(store);
});

const buy = async (service: 'ups_ground' | 'usps_ground_advantage', notes: string) =>
  (await store.run(buyLabel, { ...wantedLabel, service, notes })).label;
const providersOf = () => store.context(async ({ providers }) => providers);
let carriers: Shipping | undefined;
afterEach(async () => {
  if (carriers) (await providersOf()).shipping = carriers;
  carriers = undefined;
});
async function withCarriers(change: (real: Shipping) => Partial<Shipping>) {
  const providers = await providersOf();
  carriers ??= providers.shipping;
  providers.shipping = { ...carriers, ...change(carriers) };
}

it('asks with its parcels, is made once for the same labels, and is listed', async () => {
  const [one, other] = [await buy('usps_ground_advantage', 'a'), await buy('usps_ground_advantage', 'b')];
  const { preview, id } = await store.ask(createEndOfDayForm, { carrier: 'USPS' });
  expect(preview).toMatchObject({ verb: 'Create form', toWhom: 'USPS' });
  expect(preview.values[1]?.value).toContain(one.trackingNumber ?? 'none');
  await store.decide(id, true);
  const { forms, total } = await store.run(listEndOfDayForms, {});
  expect(total).toBe(1);
  expect(forms[0]).toMatchObject({
    carrier: 'USPS',
    day: '2026-11-20',
    labels: 2,
    fromPlace: 'Reno, NV 89502, US',
    isTest: true,
    // Bought at the same instant, they stand in no order of their own.
    trackingNumbers: expect.arrayContaining([one.trackingNumber, other.trackingNumber]) as string[],
    pdf: { name: 'end-of-day-usps-2026-11-20.pdf' },
  });
  expect((await store.refusal(createEndOfDayForm, {})).message).toContain('No labels bought today');
  const third = await buy('usps_ground_advantage', 'c');
  const next = await store.run(createEndOfDayForm, {});
  expect(next.forms).toMatchObject([{ labels: 1, trackingNumbers: [third.trackingNumber] }]);
  expect((await store.run(listEndOfDayForms, { day: '2026-11-19' })).total).toBe(0);
});

it('is of one carrier and one day, and of parcels that weren’t scanned', async () => {
  await buy('usps_ground_advantage', 'a');
  await buy('ups_ground', 'b');
  expect((await store.refusal(createEndOfDayForm, {})).message).toBe(
    'Which carrier? UPS has 1 label and USPS has 1 label.',
  );
  expect((await store.run(createEndOfDayForm, { carrier: 'UPS' })).forms).toMatchObject([
    { carrier: 'UPS', labels: 1 },
  ]);
  expect((await store.refusal(createEndOfDayForm, { carrier: 'USPS', day: '2026-11-19' })).code).toBe(
    'not_found',
  );
});

it('takes up what was begun when the carrier’s answer was lost, and makes it once', async () => {
  const label = await buy('ups_ground', 'a');
  const made: string[] = [];
  await withCarriers((real) => ({
    async makeManifest(request) {
      const { carrierManifestId } = await real.makeManifest(request);
      made.push(carrierManifestId);
      throw new OperationError('upstream', 'No answer.');
    },
  }));
  expect((await store.refusal(createEndOfDayForm, {})).code).toBe('upstream');
  await withCarriers((real) => ({
    async makeManifest(request) {
      const manifest = await real.makeManifest(request);
      made.push(manifest.carrierManifestId);
      return manifest;
    },
  }));
  await buy('ups_ground', 'bought meanwhile');
  const { forms } = await store.run(createEndOfDayForm, { carrier: 'UPS' });
  expect(forms.map(({ labels }) => labels)).toEqual([1, 1]);
  expect(forms[0]?.trackingNumbers).toEqual([label.trackingNumber]);
  expect(new Set(made).size).toBe(2);
  expect((await store.run(listEndOfDayForms, {})).total).toBe(2);
});

it('says why the carrier refused, and may be asked again', async () => {
  await buy('ups_ground', 'a');
  await withCarriers(() => ({
    makeManifest: () => Promise.reject(new OperationError('bad_input', 'The account has no pickup.')),
  }));
  expect((await store.refusal(createEndOfDayForm, {})).message).toBe('The account has no pickup.');
  await withCarriers((real) => ({ makeManifest: real.makeManifest }));
  expect((await store.run(createEndOfDayForm, {})).forms).toHaveLength(1);
});

it('is for members, of its own store', async () => {
  const label = await buy('ups_ground', 'a');
  expect((await store.refusal(createEndOfDayForm, {}, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(createEndOfDayForm, {}, { as: 'preview' })).code).toBe('preview_blocked');
  expect((await store.refusal(createEndOfDayForm, { carrier: 'Pigeon' })).code).toBe('bad_input');
  const stranger = await testStore();
  expect((await stranger.refusal(createEndOfDayForm, { labelIds: [label.labelId] })).code).toBe('not_found');
  await store.run(createEndOfDayForm, {}, { as: 'member' });
  expect((await stranger.run(listEndOfDayForms, {})).total).toBe(0);
  const [entry] = await store.journal();
  expect(entry).toMatchObject({ operation: 'create_end_of_day_form' });
});
