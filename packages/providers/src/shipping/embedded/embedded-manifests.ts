import { join } from 'node:path';
import { z } from 'zod';
import { keptRecords, nameOf } from '../../payments/test-bank/kept-records.ts';
import { ShippingRefused, type Manifest, type ManifestRequest } from '../shipping.ts';
import { drawManifest } from './draw-manifest.ts';
import { manifestNumberOf } from './tracking-number.ts';

const kept = z.object({
  id: z.string(),
  manifestNumber: z.string(),
  /** ISO instant. */
  madeAt: z.string(),
  labels: z.array(z.object({ carrierLabelId: z.string(), trackingNumber: z.string() })),
});

/** End-of-day forms of the embedded carriers, kept in a folder that servers may share. A label is on one form at most. */
export function embeddedManifests(folder: string, now: () => Date) {
  const forms = keptRecords(join(folder, 'manifests'), kept);
  const places = keptRecords(join(folder, 'manifested'), z.object({ manifestId: z.string() }));

  return async (request: ManifestRequest): Promise<Manifest> => {
    const id = `demo_mf_${nameOf(request.reference)}`;
    const refuse = (trackingNumber: string) =>
      new ShippingRefused(`Parcel ${trackingNumber} is already on another end-of-day form.`);
    // All are looked at before one is claimed: a refusal claims none.
    for (const { carrierLabelId, trackingNumber } of request.labels) {
      const place = await places.read(carrierLabelId);
      if (place && place.manifestId !== id) throw refuse(trackingNumber);
    }
    for (const { carrierLabelId, trackingNumber } of request.labels) {
      const { manifestId } = await places.create(carrierLabelId, { manifestId: id });
      if (manifestId !== id) throw refuse(trackingNumber);
    }
    const form = await forms.create(id, {
      id,
      manifestNumber: manifestNumberOf(request.reference),
      madeAt: now().toISOString(),
      labels: request.labels.map(({ carrierLabelId, trackingNumber }) => ({
        carrierLabelId,
        trackingNumber,
      })),
    });
    const labels = request.labels.filter(({ carrierLabelId }) =>
      form.labels.some((one) => one.carrierLabelId === carrierLabelId),
    );
    const pdf = await drawManifest({
      ...request,
      labels,
      manifestNumber: form.manifestNumber,
      at: new Date(form.madeAt),
    });
    return { carrierManifestId: id, pdf };
  };
}
