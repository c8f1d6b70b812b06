import type { CustomsDeclaration, CustomsItem } from '@brandwright/contract/fulfillment/customs.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ShippingRefused,
  type PostalAddress,
  type RateRequest,
  type Shipping,
} from '../shipping/shipping.ts';

/** Carriers under test, with what happens at the dock. */
export interface ShippingBench {
  shipping: Shipping;
  /** The carrier fetches the parcel of a label. */
  pickUp(label: { trackingNumber: string }): void;
}

export const studio: PostalAddress = {
  name: 'Fern & Kiln Studio',
  company: null,
  email: null,
  phone: null,
  addressLine1: '410 Kietzke Lane',
  addressLine2: null,
  city: 'Reno',
  state: 'NV',
  zipCode: '89502',
  countryCode: 'US',
};
export const denver: PostalAddress = {
  ...studio,
  name: 'Petra Novák',
  addressLine1: '1550 Blake Street',
  city: 'Denver',
  state: 'CO',
  zipCode: '80202',
};

export const newParcel = (more: Partial<RateRequest> = {}): RateRequest => ({
  from: studio,
  to: denver,
  parcel: { weightPounds: 2, lengthInches: 10, widthInches: 8, heightInches: 6 },
  ...more,
});

const toronto: PostalAddress = {
  ...denver,
  city: 'Toronto',
  state: 'ON',
  zipCode: 'M5V 2T6',
  countryCode: 'CA',
};
const mugs: CustomsItem = {
  description: 'Stoneware mugs',
  quantity: 2,
  netWeightPounds: 1.8,
  valueMinor: 5600,
  currency: 'USD',
  tariffNumber: '6912.00',
  originCountry: 'PT',
};
const twoMugs: CustomsDeclaration = {
  contentsType: 'MERCHANDISE',
  contentsExplanation: null,
  nonDelivery: 'RETURN',
  incoterm: 'DDU',
  signer: 'Nora Lind',
  eelPfc: 'NOEEI_30_36',
  itn: null,
  items: [mugs],
};

/** What all carriers must do. */
export function describeShipping(name: string, make: () => Promise<ShippingBench>): void {
  describe(name, () => {
    async function bought(shipping: Shipping, more: Partial<RateRequest> = {}) {
      const request = newParcel(more);
      const [rate] = await shipping.rates(request);
      if (!rate) throw new Error('No rate.');
      const label = { ...request, rate, reference: randomUUID(), note: 'Order #1042' };
      return { asked: label, rate, got: await shipping.buyLabel(label) };
    }

    it('compares services, the cheapest first', async () => {
      const { shipping } = await make();
      const rates = await shipping.rates(newParcel());
      expect(rates.map(({ service }) => service)).toContain('ups_ground');
      const prices = rates.map(({ amountMinor }) => amountMinor);
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      for (const rate of rates)
        expect(rate).toMatchObject({ currency: 'USD', deliveryDays: expect.any(Number) });
    });

    it('has other services for another country', async () => {
      const { shipping } = await make();
      const rates = await shipping.rates(newParcel({ to: toronto, customs: twoMugs }));
      expect(rates.map(({ service }) => service)).toContain('dhl_express_worldwide');
      expect(rates.map(({ service }) => service)).not.toContain('ups_ground');
    });

    it('buys a label once, with a PDF to print', async () => {
      const { shipping } = await make();
      const { asked, got } = await bought(shipping);
      expect(Buffer.from(got.pdf).subarray(0, 5).toString()).toBe('%PDF-');
      expect(got.trackingNumber).toMatch(/^[0-9A-Z]{10,}$/);
      const again = await shipping.buyLabel(asked);
      expect(again).toMatchObject({ carrierLabelId: got.carrierLabelId, trackingNumber: got.trackingNumber });
      const other = await bought(shipping);
      expect(other.got.carrierLabelId).not.toBe(got.carrierLabelId);
    });

    it('buys a label abroad with its customs papers', async () => {
      const { shipping } = await make();
      const pages = (pdf: Uint8Array) =>
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Type \/Page\b/g)?.length;
      expect(pages((await bought(shipping)).got.pdf)).toBe(1);
      const { got } = await bought(shipping, { to: toronto, customs: twoMugs });
      expect(pages(got.pdf)).toBe(2);
    });

    it.each([
      ['no declaration', undefined, /customs declaration/],
      ['a value of zero', { ...twoMugs, items: [{ ...mugs, valueMinor: 0 }] }, /zero/],
      ['a short tariff number', { ...twoMugs, items: [{ ...mugs, tariffNumber: '6912' }] }, /6 to 12 digits/],
      ['nothing in it', { ...twoMugs, items: [] }, /customs declaration/],
      ['other contents without a word', { ...twoMugs, contentsType: 'OTHER' as const }, /explanation/],
      ['more than the parcel weighs', { ...twoMugs, items: [{ ...mugs, netWeightPounds: 9 }] }, /weigh more/],
      ['a filing that isn’t the country’s', { ...twoMugs, eelPfc: 'NOEEI_30_37_a' as const }, /NOEEI_30_36/],
    ])('refuses %s abroad', async (_what, customs, why) => {
      const { shipping } = await make();
      const buying = bought(shipping, { to: toronto, customs });
      await expect(buying).rejects.toBeInstanceOf(ShippingRefused);
      await expect(buying).rejects.toThrow(why);
    });

    it('takes goods worth more than $2,500 under a number with their ITN alone', async () => {
      const { shipping } = await make();
      const to = { ...toronto, city: 'Berlin', state: null, zipCode: '10115', countryCode: 'DE' };
      const customs = {
        ...twoMugs,
        eelPfc: 'NOEEI_30_37_a' as const,
        items: [
          { ...mugs, valueMinor: 200_000, netWeightPounds: 0.5 },
          { ...mugs, valueMinor: 60_000, netWeightPounds: 0.5 },
        ],
      };
      await expect(bought(shipping, { to, customs })).rejects.toThrow(/ITN/);
      const filed = { ...customs, eelPfc: 'AES_ITN' as const, itn: 'X20261120123456' };
      expect((await bought(shipping, { to, customs: filed })).got.trackingNumber).toBeTruthy();
    });

    it('voids a label that was not picked up, as often as it is asked', async () => {
      const { shipping } = await make();
      const { got } = await bought(shipping);
      expect(await shipping.voidLabel(got)).toBe('ACCEPTED');
      expect(await shipping.voidLabel(got)).toBe('ACCEPTED');
    });

    it('refuses to void what the carrier has, and tracks it', async () => {
      const { shipping, pickUp } = await make();
      const { got, rate } = await bought(shipping);
      const followed = { ...got, service: rate.service };
      expect(await shipping.track(followed)).toMatchObject({ status: 'PREPARING' });
      pickUp(got);
      expect(await shipping.voidLabel(got)).toBe('REFUSED');
      const tracking = await shipping.track(followed);
      expect(tracking?.status).toBe('IN_TRANSIT');
      expect(tracking?.events.map(({ status }) => status)).toEqual(['IN_TRANSIT', 'PREPARING']);
    });

    it('makes a form of labels once, with a PDF to hand over', async () => {
      const { shipping } = await make();
      const [{ got: one }, { got: other }] = [await bought(shipping), await bought(shipping)];
      const { carrier } = (await shipping.rates(newParcel()))[0] ?? { carrier: 'USPS' };
      const form = {
        reference: randomUUID(),
        carrier,
        from: studio,
        day: '2026-11-20',
        labels: [one, other],
      };
      const manifest = await shipping.makeManifest(form);
      expect(Buffer.from(manifest.pdf).subarray(0, 5).toString()).toBe('%PDF-');
      expect(await shipping.makeManifest(form)).toMatchObject({
        carrierManifestId: manifest.carrierManifestId,
      });
      const again = { ...form, reference: randomUUID(), labels: [{ ...one, carrierLabelId: 'never' }] };
      await expect(shipping.makeManifest(again)).rejects.toMatchObject({
        code: expect.stringMatching(/not_found|bad_input/),
      });
    });

    it('checks addresses', async () => {
      const { shipping } = await make();
      expect(await shipping.validateAddress(denver)).toMatchObject({ isValid: true, messages: [] });
      const wrong = await shipping.validateAddress({ ...denver, state: 'OR' });
      expect(wrong.isValid).toBe(false);
      expect(wrong.messages[0]?.message).toContain('80202');
    });

    it.each([0, -1, Number.NaN])('refuses a weight of %d', async (weightPounds) => {
      const { shipping } = await make();
      const request = newParcel({ parcel: { ...newParcel().parcel, weightPounds } });
      await expect(shipping.rates(request)).rejects.toBeInstanceOf(ShippingRefused);
    });

    it('knows no label that was never bought', async () => {
      const { shipping } = await make();
      for (const carrierLabelId of ['never', '../../etc/passwd'])
        await expect(shipping.voidLabel({ carrierLabelId })).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}
