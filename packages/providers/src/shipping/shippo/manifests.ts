import { ShippingRefused, type Manifest, type ManifestRequest } from '../shipping.ts';
import { noAnswer, reasonIn, type ShippoClient } from './client.ts';
import {
  shippoManifest,
  shippoManifests,
  shippoRateOfLabel,
  shippoShipmentFrom,
  shippoTransactionRate,
} from './shapes.ts';

const idOf = (given: string | { object_id: string }) => (typeof given === 'string' ? given : given.object_id);

/** How many of the newest manifests are looked through for one that was made before its answer was lost. */
const lookedThrough = 50;

/** Makes manifests (docs.goshippo.com: Manifests and SCAN forms). Before one is made, it is looked for by its labels. */
export function shippoManifestMaker({ ask, download }: ShippoClient) {
  /** A manifest that holds these labels; one that failed doesn't count. */
  async function earlier(labels: readonly string[]) {
    const { results } = shippoManifests.parse(await ask('GET', `/manifests/?results=${lookedThrough}`));
    return results
      .map((one) => shippoManifest.safeParse(one).data)
      .find(
        (one) =>
          one !== undefined &&
          one.status !== 'ERROR' &&
          labels.every((label) => one.transactions?.includes(label)),
      );
  }

  /** Of all labels of a manifest: whose account it is, and from where. */
  async function originOf(carrierLabelId: string) {
    const { rate } = shippoTransactionRate.parse(
      await ask('GET', `/transactions/${encodeURIComponent(carrierLabelId)}`),
    );
    const { carrier_account, shipment } = shippoRateOfLabel.parse(
      await ask('GET', `/rates/${encodeURIComponent(idOf(rate))}`),
    );
    const { address_from } = shippoShipmentFrom.parse(
      await ask('GET', `/shipments/${encodeURIComponent(shipment)}`),
    );
    return { carrier_account, address_from: idOf(address_from) };
  }

  return async ({ day, labels }: ManifestRequest): Promise<Manifest> => {
    const transactions = labels.map(({ carrierLabelId }) => carrierLabelId);
    const [first] = transactions;
    if (first === undefined) throw new ShippingRefused('An end-of-day form needs a label.');
    const made =
      (await earlier(transactions)) ??
      shippoManifest.parse(
        await ask(
          'POST',
          '/manifests/',
          {
            ...(await originOf(first)),
            shipment_date: `${day}T23:59:59Z`,
            transactions,
            async: false,
          },
          false,
        ),
      );
    if (made.status === 'ERROR')
      throw new ShippingRefused(`The carrier refused the end-of-day form: ${reasonIn(made.errors)}`);
    const [document] = made.documents ?? [];
    if (made.status !== 'SUCCESS' || document === undefined) throw noAnswer();
    return { carrierManifestId: made.object_id, pdf: await download(document) };
  };
}
