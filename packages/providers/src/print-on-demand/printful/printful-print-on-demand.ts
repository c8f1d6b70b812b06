import { OperationError } from '@brandwright/contract';
import type { Mockup, MockupRequest, PrintOnDemand } from '../print-on-demand.ts';
import { createPrintfulCatalog, resultOf } from './printful-catalog.ts';
import { createPrintfulClient, refusedBy } from './printful-client.ts';
import type { PrintfulSettings } from './printful-settings.ts';
import { minorOf, nonceResult, ratesResult, taskResult, templateResult } from './printful-shapes.ts';

/** Loads Printful's Embedded Design Maker (developers.printful.com/docs/edm). */
export const designerScript = 'https://files.cdn.printful.com/embed/embed.js';

/** A rate needs an address; without the shopper's the middle of the country does. */
const sampleAddresses: Readonly<Record<string, Record<string, string>>> = {
  US: { address1: '19749 Dearborn St', city: 'Chatsworth', state_code: 'CA', zip: '91311' },
  CA: { address1: '200 Bay St', city: 'Toronto', state_code: 'ON', zip: 'M5J2J2' },
  AU: { address1: '1 Martin Pl', city: 'Sydney', state_code: 'NSW', zip: '2000' },
};

/** Printful, by its published REST interface v1. */
export function createPrintfulPrintOnDemand(settings: PrintfulSettings): PrintOnDemand {
  const client = createPrintfulClient(settings);
  const catalog = createPrintfulCatalog(client, settings.now ?? Date.now);

  async function requestOf({ productId, variantIds, files }: MockupRequest) {
    const blank = await catalog.product(productId);
    const known = new Set(blank?.variants.map(({ id }) => id));
    if (!blank || variantIds.length === 0 || variantIds.some((id) => !known.has(id))) throw noSuchProduct();
    if (files.length === 0) throw new OperationError('bad_input', 'There’s nothing to print yet.');
    return {
      variant_ids: variantIds,
      format: 'jpg',
      files: files.map(({ placement, url }) => {
        const area = blank.printAreas.find((one) => one.placement === placement);
        if (!area)
          throw new OperationError('bad_input', `${blank.title} can’t be printed on "${placement}".`);
        const size = { width: area.widthPx, height: area.heightPx };
        return {
          placement,
          image_url: url,
          position: { area_width: size.width, area_height: size.height, ...size, top: 0, left: 0 },
        };
      }),
    };
  }

  return {
    kind: 'printful',
    ...catalog,
    async createNonce(externalProductId) {
      const answer = await client.ask('POST', '/embedded-designer/nonces', {
        external_product_id: externalProductId,
      });
      if (answer.status !== 200) throw refusedBy(answer);
      const { nonce } = resultOf(nonceResult, answer.result);
      return {
        nonce: nonce.nonce,
        expiresAt: new Date(nonce.expires_at * 1000).toISOString(),
        templateId: nonce.template_id ? String(nonce.template_id) : null,
        scriptUrl: designerScript,
      };
    },
    async readTemplate(externalProductId) {
      const answer = await client.ask('GET', `/product-templates/@${encodeURIComponent(externalProductId)}`);
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw refusedBy(answer);
      const found = resultOf(templateResult, answer.result);
      return {
        id: String(found.id),
        productId: found.product_id,
        title: found.title,
        variantIds: found.available_variant_ids,
        placements: found.placements.map(({ placement }) => placement),
        pictureUrl: found.mockup_file_url ?? null,
      };
    },
    async deleteTemplate(externalProductId) {
      // Deleting twice deletes once, so it may be asked again.
      const answer = await client.ask(
        'DELETE',
        `/product-templates/@${encodeURIComponent(externalProductId)}`,
      );
      if (answer.status !== 200 && answer.status !== 404) throw refusedBy(answer);
    },
    async startMockups(request) {
      const body = await requestOf(request);
      const answer = await client.askOnce('POST', `/mockup-generator/create-task/${request.productId}`, body);
      if (answer.status !== 200) throw refusedBy(answer);
      return { taskKey: resultOf(taskResult, answer.result).task_key };
    },
    async readMockups(taskKey, request) {
      const answer = await client.ask(
        'GET',
        `/mockup-generator/task?task_key=${encodeURIComponent(taskKey)}`,
      );
      if (answer.status === 404) return { status: 'failed', reason: 'Printful no longer has these mockups.' };
      if (answer.status !== 200) throw refusedBy(answer);
      const task = resultOf(taskResult, answer.result);
      if (task.status === 'pending') return { status: 'pending', percent: 50 };
      if (task.status === 'failed')
        return { status: 'failed', reason: task.error ?? 'Printful couldn’t make the mockups.' };
      const mockups: Mockup[] = [];
      for (const { placement, variant_ids, mockup_url } of task.mockups) {
        const { bytes, contentType } = await client.picture(mockup_url);
        const variantIds = variant_ids.filter((id) => request.variantIds.includes(id));
        mockups.push({
          placement,
          variantIds,
          title: placement,
          contentType: pictureType(contentType),
          bytes,
        });
      }
      return { status: 'completed', mockups };
    },
    async shippingRates(countryCode, productId, variantIds) {
      const blank = await catalog.product(productId);
      const known = new Set(blank?.variants.map(({ id }) => id));
      if (!blank || variantIds.some((id) => !known.has(id))) throw noSuchProduct();
      const answer = await client.ask('POST', '/shipping/rates', {
        recipient: { country_code: countryCode, ...(sampleAddresses[countryCode] ?? {}) },
        items: variantIds.map((id) => ({ variant_id: id, quantity: 1 })),
        currency: 'USD',
        locale: 'en_US',
      });
      // Printful refuses countries that it does not send to.
      if (answer.status === 400) return [];
      if (answer.status !== 200) throw refusedBy(answer);
      return resultOf(ratesResult, answer.result)
        .flatMap(({ id, name, rate, currency, minDeliveryDays, maxDeliveryDays }) => {
          const amountMinor = minorOf(rate);
          if (amountMinor === undefined || currency !== 'USD') return [];
          return [
            { id, name, amountMinor, minDays: minDeliveryDays ?? null, maxDays: maxDeliveryDays ?? null },
          ];
        })
        .sort((a, b) => a.amountMinor - b.amountMinor);
    },
  };
}

const noSuchProduct = () =>
  new OperationError('not_found', 'That product isn’t in the print-on-demand catalog.');

const pictureType = (contentType: string): Mockup['contentType'] =>
  contentType === 'image/png' || contentType === 'image/webp' ? contentType : 'image/jpeg';
