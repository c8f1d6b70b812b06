import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviders } from '../create-providers.ts';
import { denver, describeShipping, newParcel, studio } from '../testing/describe-shipping.ts';
import { shippoStandIn, type ShippoStandIn } from '../testing/shippo-stand-in.ts';
import { barsOf } from './embedded/draw-label.ts';
import { createEmbeddedShipping } from './embedded/embedded-shipping.ts';
import { billablePounds, rateParcel, zoneOf } from './embedded/rate-parcel.ts';
import { serviceRates } from './embedded/rate-table.data.ts';
import { cityNamed } from './embedded/us-places.ts';
import type { Shipping } from './shipping.ts';
import { createShippoShipping } from './shippo/shippo-shipping.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'brandwright-shipping-'));

describeShipping('the embedded carriers', async () => {
  let now = new Date('2026-11-20T15:00:00Z');
  return {
    shipping: createEmbeddedShipping(newFolder(), () => now),
    pickUp: () => {
      now = new Date(now.getTime() + 25 * 3_600_000);
    },
  };
});

let shippo: ShippoStandIn;
let shipping: Shipping;
beforeAll(async () => {
  shippo = await shippoStandIn(newFolder());
  shipping = createShippoShipping(shippo.settings);
});
afterAll(() => shippo.stop());

describeShipping('Shippo', async () => ({
  shipping,
  pickUp: ({ trackingNumber }) => shippo.pickUp(trackingNumber),
}));

describe('Shippo, when something goes wrong', () => {
  async function wanted() {
    const request = newParcel();
    const [rate] = await shipping.rates(request);
    if (!rate) throw new Error('No rate.');
    return { ...request, rate, reference: 'our label', note: null };
  }

  it('buys once when the line breaks after the work', async () => {
    const label = await wanted();
    shippo.losePurchase();
    await expect(shipping.buyLabel(label)).rejects.toMatchObject({ code: 'upstream' });
    const again = await shipping.buyLabel(label);
    expect((await shipping.buyLabel(label)).carrierLabelId).toBe(again.carrierLabelId);
    const bought = [...shippo.transactions.values()].filter(({ rate }) => rate === label.rate.rateId);
    expect(bought).toHaveLength(1);
  });

  it('finds what it bought for a declaration as it was kept before, and buys nothing new without one', async () => {
    const bought = await shipping.buyLabel(await wanted());
    const label = await wanted();
    const abroad = { ...label, to: { ...label.to, countryCode: 'CA' } };
    await expect(shipping.buyLabel(abroad)).rejects.toThrow(/customs declaration/);
    shippo.losePurchase();
    await expect(shipping.buyLabel(label)).rejects.toMatchObject({ code: 'upstream' });
    const found = await shipping.buyLabel(abroad);
    expect(found.trackingNumber).toBeTruthy();
    expect(found.carrierLabelId).not.toBe(bought.carrierLabelId);
  });

  it('says why the carrier refused, and may be asked again', async () => {
    const label = await wanted();
    shippo.refuseNext('The recipient is a P.O. box.');
    await expect(shipping.buyLabel(label)).rejects.toThrow(/P\.O\. box/);
    expect((await shipping.buyLabel(label)).trackingNumber).toBeTruthy();
  });

  it('waits for a refund that is looked into', async () => {
    const { carrierLabelId } = await shipping.buyLabel(await wanted());
    shippo.answerRefunds('PENDING');
    expect(await shipping.voidLabel({ carrierLabelId })).toBe('PENDING');
    expect(await shipping.voidLabel({ carrierLabelId })).toBe('PENDING');
    shippo.answerRefunds('SUCCESS');
  });

  it('asks again while Shippo is busy, and says what is wrong with its settings', async () => {
    shippo.beBusy(1);
    expect(await shipping.rates(newParcel())).not.toHaveLength(0);
    const wrong = createShippoShipping({ ...shippo.settings, token: 'wrong' });
    await expect(wrong.rates(newParcel())).rejects.toThrow(/SHIPPO_API_TOKEN/);
    const nowhere = createShippoShipping({ ...shippo.settings, baseUrl: 'http://127.0.0.1:1' });
    await expect(nowhere.rates(newParcel())).rejects.toThrow(/nothing is bought twice/);
  });

  it('takes news of a parcel that it can’t read for no answer', async () => {
    const server = createServer((_, answer) => answer.end('{"tracking_history": "none"}')).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const garbled = createShippoShipping({ ...shippo.settings, baseUrl: `http://127.0.0.1:${port}` });
    await expect(
      garbled.track({ carrierLabelId: 'l', trackingNumber: '1Z1', service: 'ups_ground' }),
    ).rejects.toMatchObject({ code: 'upstream' });
    server.close();
  });

  it('believes a webhook for its token alone', () => {
    const body = JSON.stringify({ event: 'track_updated', data: { tracking_number: '1Z1' } });
    expect(shipping.readWebhook({ body, token: 'hook' })).toBe('1Z1');
    expect(shipping.readWebhook({ body: '{"event":"transaction_created"}', token: 'hook' })).toBeUndefined();
    expect(() => shipping.readWebhook({ body, token: 'other' })).toThrow(/isn’t from Shippo/);
  });
});

describe('rates of our own table', () => {
  const ground = serviceRates.find(({ service }) => service === 'ups_ground');
  it('charges for the weight or the size, whichever is more, in whole pounds', () => {
    if (!ground) throw new Error('No UPS Ground.');
    const box = { weightPounds: 2.1, lengthInches: 10, widthInches: 8, heightInches: 4 };
    expect(billablePounds(box, ground)).toBe(3);
    // 18 × 14 × 12 / 139 = 21.8
    expect(
      billablePounds({ weightPounds: 5, lengthInches: 18, widthInches: 14, heightInches: 12 }, ground),
    ).toBe(22);
  });

  it.each([
    ['89501', '1'],
    ['95814', '3'],
    ['84101', '4'],
    ['80202', '5'],
    ['60601', '7'],
    ['02108', '8'],
    ['96813', '9'],
  ])('is zone of %s: %s', (zipCode, zone) => {
    expect(zoneOf(studio, { ...denver, zipCode }).name).toBe(zone);
  });

  it('comes to what the table says', () => {
    const { parcel } = newParcel();
    const rate = rateParcel(studio, denver, parcel).find(({ service }) => service === 'ups_ground');
    // 10 × 8 × 6 / 139 = 3.45, so four pounds in zone 5: 1085 + 3 × 62.
    expect(rate).toMatchObject({ amountMinor: 1271, billablePounds: 4, zone: '5', deliveryDays: 3 });
  });

  it('takes nothing that is too big, and knows cities', () => {
    expect(
      rateParcel(studio, denver, { weightPounds: 9, lengthInches: 100, widthInches: 30, heightInches: 30 }),
    ).toEqual([]);
    expect(cityNamed('denver')).toMatchObject({ state: 'CO', zipCode: '80202' });
    expect(cityNamed('Portland, OR')?.zipCode).toBe('97205');
    expect(cityNamed('Portland, ME')).toBeUndefined();
  });
});

describe('the bars of a label', () => {
  it('begin with the start and end with the stop of Code 128', async () => {
    const [rate] = rateParcel(studio, denver, newParcel().parcel);
    if (!rate) throw new Error('No rate.');
    const face = {
      ...newParcel(),
      rate,
      reference: 'r',
      note: null,
      trackingNumber: '9400123456789012345678',
      at: new Date(0),
    };
    const bars = barsOf(face);
    // Start C, then FNC1 as GS1-128 has it.
    expect(bars.startsWith('1101001110011110101110')).toBe(true);
    expect(bars.endsWith('1100011101011')).toBe(true);
  });
});

describe('which carriers are used', () => {
  it('are the embedded ones unless Shippo is set up', async () => {
    const folder = newFolder();
    const embedded = createProviders({}, folder).shipping;
    expect(embedded).toMatchObject({ kind: 'EMBEDDED', isTest: true });
    expect(() => createProviders({ SHIPPO_WEBHOOK_TOKEN: 'a' }, newFolder())).toThrow(
      'SHIPPO_WEBHOOK_TOKEN is set, so SHIPPO_API_TOKEN is needed too.',
    );
    expect(() => createProviders({ SHIPPO_API_TOKEN: 'a', SHIPPO_BASE_URL: 'shippo' }, newFolder())).toThrow(
      /whole address/,
    );
    const request = newParcel();
    const [rate] = await embedded.rates(request);
    if (!rate) throw new Error('No rate.');
    const { carrierLabelId } = await embedded.buyLabel({ ...request, rate, reference: 'first', note: null });
    const later = createProviders(
      { SHIPPO_API_TOKEN: 'shippo_live_a', SHIPPO_BASE_URL: shippo.url },
      folder,
    ).shipping;
    expect(later).toMatchObject({ kind: 'SHIPPO', isTest: false });
    expect(await later.voidLabel({ carrierLabelId })).toBe('ACCEPTED');
  });
});
