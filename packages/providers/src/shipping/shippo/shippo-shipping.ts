import { OperationError } from '@brandwright/contract';
import { shippingService, type ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import { hash, timingSafeEqual } from 'node:crypto';
import {
  byPrice,
  checkParcel,
  ShippingRefused,
  type PostalAddress,
  type Rate,
  type RateRequest,
  type Shipping,
} from '../shipping.ts';
import { checkCustoms, needCustoms } from '../check-customs.ts';
import { createShippoClient, noAnswer, reasonIn, type ShippoSettings } from './client.ts';
import { declarationOf } from './customs.ts';
import {
  shippoAddress,
  shippoRate,
  shippoRefund,
  shippoRefunds,
  shippoShipment,
  shippoTransaction,
  shippoTransactions,
  shippoTrack,
  shippoWebhook,
} from './shapes.ts';
import { shippoManifestMaker } from './manifests.ts';
import { trackingOf } from './tracking.ts';

/** Shippo as the carriers. A rate is bought once: before it is, its transactions are looked for. */
export function createShippoShipping(settings: ShippoSettings): Shipping {
  const client = createShippoClient(settings);
  const { ask, download } = client;

  async function transactionOf(rateId: string) {
    const found = shippoTransactions.parse(
      await ask('GET', `/transactions/?rate=${encodeURIComponent(rateId)}`),
    );
    return found.results
      .map((one) => shippoTransaction.safeParse(one).data)
      .find((one) => one !== undefined && one.status !== 'ERROR');
  }

  return {
    kind: 'SHIPPO',
    isTest: settings.token.startsWith('shippo_test_'),
    async validateAddress(address) {
      const answer = shippoAddress.parse(
        await ask('POST', '/addresses/', { ...sent(address), validate: true }),
      );
      const results = answer.validation_results;
      return {
        isValid: results?.is_valid === true,
        messages: (results?.messages ?? []).map(({ text }) => ({ path: 'address', message: text })),
        address: {
          ...address,
          addressLine1: answer.street1 || address.addressLine1,
          addressLine2: answer.street2 || address.addressLine2,
          city: answer.city || address.city,
          state: answer.state || address.state,
          zipCode: answer.zip || address.zipCode,
        },
      };
    },
    async rates(request) {
      checkParcel(request.parcel);
      checkCustoms(request);
      const answer = shippoShipment.parse(await ask('POST', '/shipments/', shipmentOf(request)));
      if (answer.status === 'ERROR')
        throw new ShippingRefused(`Shippo refused it: ${reasonIn(answer.messages)}`);
      return answer.rates.flatMap(rateOf).toSorted(byPrice);
    },
    async buyLabel(request) {
      const { rate, reference, note } = request;
      const earlier = await transactionOf(rate.rateId);
      // The rate's shipment carries the declaration. What is bought already isn't refused: it would be paid for in vain.
      if (!earlier) needCustoms(request);
      const bought =
        earlier ??
        shippoTransaction.parse(
          await ask(
            'POST',
            '/transactions/',
            {
              rate: rate.rateId,
              label_file_type: 'PDF_4x6',
              async: false,
              metadata: [reference, note].filter(Boolean).join(' ').slice(0, 100),
            },
            false,
          ),
        );
      if (bought.status === 'ERROR')
        throw new ShippingRefused(`The carrier refused the label: ${reasonIn(bought.messages)}`);
      if (bought.status !== 'SUCCESS' || !bought.tracking_number || !bought.label_url) throw noAnswer();
      return {
        carrierLabelId: bought.object_id,
        trackingNumber: bought.tracking_number,
        pdf: await download(bought.label_url),
        customsPdf: bought.commercial_invoice_url ? await download(bought.commercial_invoice_url) : null,
      };
    },
    async voidLabel({ carrierLabelId }) {
      const made = shippoRefunds
        .parse(await ask('GET', '/refunds/'))
        .results.find(({ transaction }) => transaction === carrierLabelId);
      const { status } =
        made ??
        shippoRefund.parse(
          await ask('POST', '/refunds/', { transaction: carrierLabelId, async: false }, false),
        );
      if (status === 'SUCCESS') return 'ACCEPTED';
      return status === 'ERROR' ? 'REFUSED' : 'PENDING';
    },
    async track({ service, trackingNumber }) {
      const path = `/tracks/${carrierToken(service)}/${encodeURIComponent(trackingNumber)}`;
      const { data } = shippoTrack.safeParse(await ask('GET', path));
      if (!data) throw noAnswer();
      return trackingOf(data);
    },
    makeManifest: shippoManifestMaker(client),
    readWebhook({ body, token }) {
      if (settings.webhookToken === null || !isSame(token, settings.webhookToken))
        throw new OperationError('forbidden', 'This call isn’t from Shippo: its token doesn’t match.');
      let said: unknown;
      try {
        said = JSON.parse(body);
      } catch {
        throw new OperationError('bad_input', 'The body isn’t JSON.');
      }
      const { data } = shippoWebhook.safeParse(said);
      return data?.event === 'track_updated' ? (data.data?.tracking_number ?? undefined) : undefined;
    },
  };
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => Buffer.from(hash('sha256', text), 'hex');
  return timingSafeEqual(digest(one), digest(other));
}

const carrierToken = (service: ShippingService) =>
  service.split('_')[0] === 'dhl' ? 'dhl_express' : (service.split('_')[0] ?? '');

const sent = (address: PostalAddress) => ({
  name: address.name,
  company: address.company ?? '',
  street1: address.addressLine1,
  street2: address.addressLine2 ?? '',
  city: address.city,
  state: address.state ?? '',
  zip: address.zipCode ?? '',
  country: address.countryCode,
  phone: address.phone ?? '',
  email: address.email ?? '',
});

function shipmentOf({ from, to, parcel, customs }: RateRequest) {
  return {
    address_from: sent(from),
    address_to: sent(to),
    parcels: [
      {
        weight: String(parcel.weightPounds),
        mass_unit: 'lb',
        length: String(parcel.lengthInches),
        width: String(parcel.widthInches),
        height: String(parcel.heightInches),
        distance_unit: 'in',
      },
    ],
    async: false,
    ...(customs && to.countryCode !== 'US' ? { customs_declaration: declarationOf(customs) } : {}),
  };
}

/** Rates in dollars of services that we know; others are passed over. */
function rateOf(given: unknown): Rate[] {
  const { data } = shippoRate.safeParse(given);
  const service = shippingService.safeParse(data?.servicelevel.token).data;
  if (!data || !service || data.currency !== 'USD') return [];
  const [whole = '0', part = ''] = data.amount.split('.');
  return [
    {
      rateId: data.object_id,
      service,
      carrier: data.provider,
      amountMinor: Number(whole) * 100 + Number(part.padEnd(2, '0')),
      currency: data.currency,
      deliveryDays: data.estimated_days ?? null,
      billablePounds: null,
      zone: data.zone == null ? null : String(data.zone),
    },
  ];
}
