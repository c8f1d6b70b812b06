import { hash } from 'node:crypto';
import { OperationError } from '@brandwright/contract';
import { blankById, blankRow, blankSummaries } from './embedded/blanks.ts';
import { categories } from './embedded/categories.data.ts';
import { ratesOf, regionOf } from './embedded/shipping.data.ts';
import { drawMockup } from './mockups/draw-mockup.ts';
import { rasterize } from '@brandwright/artwork/drawing/raster/rasterize.ts';
import type { Mockup, MockupRequest, PrintOnDemand } from './print-on-demand.ts';

/** Pixels of a mock-up's sides. */
const mockupPixels = 1000;

/**
 * A carrier of its own: a catalog of blanks, a tariff and mock-ups that are drawn when they are read. It prints and
 * sends nothing.
 */
export function createEmbeddedPrintOnDemand(): PrintOnDemand {
  return {
    kind: 'embedded',
    categories: () => Promise.resolve(categories),
    products: () => Promise.resolve(blankSummaries),
    product: (remoteId) => Promise.resolve(blankById(remoteId)),
    createNonce: () => Promise.resolve(null),
    readTemplate: () => Promise.resolve(null),
    deleteTemplate: () => Promise.resolve(),
    startMockups: async (request) => {
      checkRequest(request);
      return { taskKey: `embedded-${hash('sha256', request.key).slice(0, 24)}` };
    },
    readMockups: async (_taskKey, request) => ({ status: 'completed', mockups: await drawAll(request) }),
    shippingRates: async (countryCode, productId, variantIds) => {
      const row = blankRow(productId);
      const known = new Set(blankById(productId)?.variants.map(({ id }) => id));
      if (!row || variantIds.some((id) => !known.has(id))) throw noSuchProduct();
      const region = regionOf(countryCode);
      return region === undefined ? [] : ratesOf(row.parcel, region);
    },
  };
}

const noSuchProduct = () =>
  new OperationError('not_found', 'That product isn’t in the print-on-demand catalog.');

function checkRequest({ productId, variantIds, files }: MockupRequest): void {
  const blank = blankById(productId);
  const variants = new Set(blank?.variants.map(({ id }) => id));
  if (!blank || variantIds.length === 0 || variantIds.some((id) => !variants.has(id))) throw noSuchProduct();
  const places = new Set(blank.printAreas.map(({ placement }) => placement));
  const unknown = files.find(({ placement }) => !places.has(placement));
  if (unknown)
    throw new OperationError('bad_input', `${blank.title} can’t be printed on "${unknown.placement}".`);
  if (files.length === 0) throw new OperationError('bad_input', 'There’s nothing to print yet.');
}

/** One picture of each placement and color. */
async function drawAll(request: MockupRequest): Promise<Mockup[]> {
  checkRequest(request);
  const blank = blankById(request.productId);
  const row = blankRow(request.productId);
  const mockups: Mockup[] = [];
  if (!blank || !row) return mockups;
  for (const file of request.files) {
    const area = blank.printAreas.find(({ placement }) => placement === file.placement);
    if (!area) continue;
    const print = await file.read();
    for (const variant of blank.variants.filter(({ id }) => request.variantIds.includes(id))) {
      const svg = drawMockup({
        form: row.form,
        color: variant.hex,
        area,
        print: { kind: 'picture', png: print },
      });
      mockups.push({
        placement: file.placement,
        variantIds: [variant.id],
        title: `${variant.color}, ${area.title.toLowerCase()}`,
        contentType: 'image/png',
        bytes: await rasterize(svg, mockupPixels),
      });
    }
  }
  return mockups;
}
