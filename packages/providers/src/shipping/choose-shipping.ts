import { join } from 'node:path';
import { createEmbeddedShipping } from './embedded/embedded-shipping.ts';
import { isEmbeddedLabel, type Shipping } from './shipping.ts';
import { createShippoShipping } from './shippo/shippo-shipping.ts';

/** Shippo when its token is there, else the embedded carriers. Throws a plain sentence for settings that can't be. */
export function chooseShipping(
  settings: Readonly<Record<string, string | undefined>>,
  dataDir: string,
  now?: () => Date,
): Shipping {
  const embedded = createEmbeddedShipping(join(dataDir, 'shipping'), now);
  const token = settings['SHIPPO_API_TOKEN'];
  if (!token) {
    if (settings['SHIPPO_WEBHOOK_TOKEN'])
      throw new Error('SHIPPO_WEBHOOK_TOKEN is set, so SHIPPO_API_TOKEN is needed too.');
    return embedded;
  }
  const baseUrl = settings['SHIPPO_BASE_URL'] || 'https://api.goshippo.com';
  if (!URL.canParse(baseUrl))
    throw new Error('SHIPPO_BASE_URL must be a whole address, such as https://api.goshippo.com.');
  const shippo = createShippoShipping({
    token,
    baseUrl,
    webhookToken: settings['SHIPPO_WEBHOOK_TOKEN'] || null,
  });
  // What the embedded carriers made before Shippo was set up.
  const of = (carrierLabelId: string) => (isEmbeddedLabel(carrierLabelId) ? embedded : shippo);
  return {
    ...shippo,
    voidLabel: (request) => of(request.carrierLabelId).voidLabel(request),
    track: (label) => of(label.carrierLabelId).track(label),
    makeManifest: (request) => of(request.labels[0]?.carrierLabelId ?? '').makeManifest(request),
  };
}
