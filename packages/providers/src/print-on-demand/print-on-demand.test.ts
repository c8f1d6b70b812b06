import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rasterize } from '@brandwright/artwork';
import { servedDrawing } from '../files/served-drawing.ts';
import { printfulStandIn, type PrintfulStandIn } from '../testing/printful-stand-in.ts';
import { choosePrintOnDemand } from './choose-print-on-demand.ts';
import { createEmbeddedPrintOnDemand } from './embedded-print-on-demand.ts';
import { printDrawingAddress } from './print-drawing.ts';
import { printFile } from './print-file.ts';
import type { Blank, MockupRequest, PrintOnDemand } from './print-on-demand.ts';
import { createPrintfulPrintOnDemand } from './printful/printful-print-on-demand.ts';
import { minorOf } from './printful/printful-shapes.ts';

let printful: PrintfulStandIn;
beforeAll(async () => {
  printful = await printfulStandIn();
});
afterAll(() => printful.stop());
const overPrintful = () => createPrintfulPrintOnDemand(printful.settings);

async function teeOf(carrier: PrintOnDemand): Promise<Blank> {
  const blank = await carrier.product(71);
  if (!blank) throw new Error('There is no product 71.');
  return blank;
}

async function requestFor(blank: Blank, more: Partial<MockupRequest> = {}): Promise<MockupRequest> {
  const [area] = blank.printAreas;
  if (!area) throw new Error('There is no print area.');
  const png = await printFile(area, [
    {
      kind: 'words',
      words: 'Night owl',
      typeface: 'fraunces',
      inkHex: '#1c1c1f',
      x: 0.5,
      y: 0.4,
      width: 0.8,
      rotation: 0,
    },
  ]);
  return {
    key: 'one',
    productId: blank.remoteId,
    variantIds: blank.variants.slice(0, 1).map(({ id }) => id),
    files: [
      {
        placement: area.placement,
        url: 'https://app.example.com/print.png',
        read: () => Promise.resolve(png),
      },
    ],
    ...more,
  };
}

/** What every carrier must do. */
function describeCarrier(name: string, make: () => PrintOnDemand): void {
  describe(name, () => {
    it('has a tree of categories, those that are left out elsewhere among them', async () => {
      const rows = await make().categories();
      const ids = new Set(rows.map(({ id }) => id));
      expect(rows.filter(({ parent_id }) => parent_id !== 0 && !ids.has(parent_id))).toEqual([]);
      expect(rows.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['Collections', 'Brands', 'Jewelry']),
      );
    });

    it('lists products of its categories, 303 among them', async () => {
      const carrier = make();
      const ids = new Set((await carrier.categories()).map(({ id }) => id));
      const rows = await carrier.products();
      expect(rows.map(({ remoteId }) => remoteId)).toEqual(expect.arrayContaining([71, 303]));
      expect(rows.filter(({ mainCategoryId }) => !ids.has(mainCategoryId))).toEqual([]);
    });

    it('tells of a product its variants in cents and its print areas in pixels and millimeters', async () => {
      const blank = await teeOf(make());
      for (const { hex, costMinor } of blank.variants) {
        expect(hex).toMatch(/^#[0-9a-f]{6}$/);
        expect(Number.isInteger(costMinor) && costMinor > 0).toBe(true);
      }
      const front = blank.printAreas.find(({ placement }) => placement === 'front');
      expect(front).toMatchObject({ technique: 'DTG' });
      expect(((front?.widthPx ?? 0) / (front?.dpi ?? 1)) * 25.4).toBeCloseTo(front?.widthMm ?? 0, -1);
      expect(await make().product(999_999)).toBeNull();
    });

    it('makes mock-ups: a picture for each variant and place', async () => {
      const carrier = make();
      const request = await requestFor(await teeOf(carrier));
      const { taskKey } = await carrier.startMockups(request);
      const outcome = await carrier.readMockups(taskKey, request);
      if (outcome.status !== 'completed') throw new Error(outcome.status);
      expect(outcome.mockups.map(({ placement, variantIds }) => ({ placement, variantIds }))).toEqual([
        { placement: 'front', variantIds: request.variantIds },
      ]);
      expect((await sharp(outcome.mockups[0]?.bytes).metadata()).width).toBeGreaterThan(10);
    });

    it('refuses mock-ups of what it has not', async () => {
      const carrier = make();
      const request = await requestFor(await teeOf(carrier));
      await expect(carrier.startMockups({ ...request, variantIds: [1] })).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(carrier.startMockups({ ...request, files: [] })).rejects.toMatchObject({
        code: 'bad_input',
      });
      const [file] = request.files;
      await expect(
        carrier.startMockups({ ...request, files: file ? [{ ...file, placement: 'moon' }] : [] }),
      ).rejects.toMatchObject({ code: 'bad_input' });
    });

    it('knows rates, cheapest first, and where it does not send', async () => {
      const carrier = make();
      const { variants } = await teeOf(carrier);
      const [variant] = variants;
      const rates = await carrier.shippingRates('US', 71, [variant?.id ?? 0]);
      expect(rates.length).toBeGreaterThan(1);
      expect(rates[0]).toMatchObject({ id: 'STANDARD', amountMinor: 475, minDays: 3, maxDays: 5 });
      expect(await carrier.shippingRates('KP', 71, [variant?.id ?? 0])).toEqual([]);
      await expect(carrier.shippingRates('US', 71, [1])).rejects.toMatchObject({ code: 'not_found' });
    });

    it('has no template where none was saved, and deletes none without a fault', async () => {
      expect(await make().readTemplate('nothing-1')).toBeNull();
      await expect(make().deleteTemplate('nothing-1')).resolves.toBeUndefined();
    });
  });
}

describeCarrier('the embedded carrier', createEmbeddedPrintOnDemand);
describeCarrier('Printful', overPrintful);

describe('Printful', () => {
  it('is asked for its catalog once an hour', async () => {
    let now = 0;
    const carrier = createPrintfulPrintOnDemand({ ...printful.settings, now: () => now });
    const before = printful.asked.length;
    await carrier.products();
    await carrier.products();
    expect(printful.asked.length - before).toBe(1);
    now += 61 * 60 * 1000;
    await carrier.products();
    expect(printful.asked.length - before).toBe(2);
  });

  it('is asked again when it is busy, after the minute that it wants', async () => {
    printful.waited.length = 0;
    printful.beBusy(2);
    expect(await overPrintful().products()).toHaveLength(2);
    expect(printful.waited).toEqual([60_000, 60_000]);
    printful.beBusy(9);
    await expect(overPrintful().products()).rejects.toThrow('isn’t taking more requests for a minute');
    printful.beBusy(0);
  });

  it('is never asked twice for mock-ups that may have been begun', async () => {
    const carrier = overPrintful();
    const request = await requestFor(await teeOf(carrier));
    const before = printful.tasks.length;
    printful.failAfterWork(1);
    await expect(carrier.startMockups(request)).rejects.toMatchObject({ code: 'upstream' });
    expect(printful.tasks.length - before).toBe(1);
    printful.beBusy(1);
    await carrier.startMockups(request);
    expect(printful.tasks.length - before).toBe(2);
  });

  it('is given the whole print area, and says how far mock-ups are', async () => {
    const carrier = overPrintful();
    const request = await requestFor(await teeOf(carrier));
    const { taskKey } = await carrier.startMockups(request);
    expect(printful.tasks.at(-1)?.body).toMatchObject({
      variant_ids: [4011],
      files: [
        {
          placement: 'front',
          image_url: 'https://app.example.com/print.png',
          position: { area_width: 1800, area_height: 2400, width: 1800, height: 2400, top: 0, left: 0 },
        },
      ],
    });
    printful.finishAfter(1);
    expect(await carrier.readMockups(taskKey, request)).toMatchObject({ status: 'pending' });
    expect(await carrier.readMockups(taskKey, request)).toMatchObject({ status: 'completed' });
    const other = await carrier.startMockups(request);
    printful.finishAfter(0, 'failed');
    expect(await carrier.readMockups(other.taskKey, request)).toEqual({
      status: 'failed',
      reason: 'The file could not be read',
    });
    printful.finishAfter(0);
    expect(await carrier.readMockups('gt-unknown', request)).toMatchObject({ status: 'failed' });
  });

  it('charges what is beyond the first print, and leaves labels out', async () => {
    const blank = await teeOf(overPrintful());
    expect(blank.includedPrints).toBe(1);
    expect(blank.printAreas.map(({ placement, printMinor }) => [placement, printMinor])).toEqual([
      ['front', 0],
      ['back', 595],
    ]);
    expect(blank.variants[1]).toMatchObject({ costMinor: 1125, available: false });
  });

  it('logs the browser into its designer and tells what was saved there', async () => {
    const carrier = overPrintful();
    expect(await carrier.createNonce('store-1')).toMatchObject({
      templateId: null,
      expiresAt: '2026-11-20T16:00:00.000Z',
      scriptUrl: 'https://files.cdn.printful.com/embed/embed.js',
    });
    printful.saveTemplate('store-1', { product_id: 71, title: 'Owl tee', variant_ids: [4011] });
    expect((await carrier.createNonce('store-1'))?.templateId).toBe('1');
    expect(await carrier.readTemplate('store-1')).toMatchObject({
      productId: 71,
      variantIds: [4011],
      placements: ['front'],
    });
    await carrier.deleteTemplate('store-1');
    expect(await carrier.readTemplate('store-1')).toBeNull();
  });

  it('says when it does not take the key', async () => {
    const carrier = createPrintfulPrintOnDemand({ ...printful.settings, apiKey: 'wrong' });
    await expect(carrier.categories()).rejects.toThrow('Check PRINTFUL_API_KEY');
  });

  it('is chosen by its key, and names what is missing', () => {
    expect(choosePrintOnDemand({}).kind).toBe('embedded');
    expect(choosePrintOnDemand({ PRINTFUL_API_KEY: 'key' }).kind).toBe('printful');
    expect(() => choosePrintOnDemand({ PRINTFUL_STORE_ID: '1' })).toThrow('PRINTFUL_API_KEY is needed');
    expect(() => choosePrintOnDemand({ PRINTFUL_API_KEY: 'key', PRINTFUL_STORE_ID: 'shop' })).toThrow(
      'a number',
    );
  });

  it.each([
    ['13.25', 1325],
    ['9', 900],
    ['0.5', 50],
    ['5.950', 595],
    ['free', undefined],
    [null, undefined],
  ])('reads %s as cents', (amount, minor) => expect(minorOf(amount)).toBe(minor));
});

describe('drawn blanks', () => {
  it('are named by blank, color and words, and nothing else is drawn', async () => {
    const address = printDrawingAddress({
      productId: 301,
      hex: '#f7f6f2',
      print: { placement: 'around', typeface: 'caveat', inkHex: '#1c1c1f', words: 'Slow mornings. Really' },
    });
    const name = address?.replace('/files/drawn/', '') ?? '';
    const [printed, plain] = [servedDrawing(name), servedDrawing('pod.301.f7f6f2')];
    expect(printed).toBeDefined();
    expect(printed).not.toBe(plain);
    expect((await rasterize(printed ?? '', 200)).byteLength).toBeGreaterThan(1000);
    for (const wrong of [
      'pod.9.f7f6f2',
      'pod.301.red',
      `${name}.more`,
      name.replace('around', 'moon'),
      'pod.301',
    ])
      expect(servedDrawing(wrong)).toBeUndefined();
    expect(printDrawingAddress({ productId: 4011, hex: '#ffffff', print: null })).toBeUndefined();
  });

  it('exist for every blank of the catalog, in every place that is printed', async () => {
    const carrier = createEmbeddedPrintOnDemand();
    const rows = await carrier.products();
    expect(rows.length).toBeGreaterThanOrEqual(60);
    for (const { remoteId } of rows) {
      const blank = await carrier.product(remoteId);
      const hex = blank?.variants[0]?.hex ?? '';
      for (const { placement } of blank?.printAreas ?? []) {
        const address = printDrawingAddress({
          productId: remoteId,
          hex,
          print: { placement, typeface: 'grotesk', inkHex: '#1c1c1f', words: 'Words' },
        });
        expect(
          servedDrawing(address?.replace('/files/drawn/', '') ?? ''),
          `${remoteId} ${placement}`,
        ).toBeDefined();
      }
    }
  });
});
