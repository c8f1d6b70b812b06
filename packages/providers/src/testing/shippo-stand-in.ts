import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createEmbeddedShipping } from '../shipping/embedded/embedded-shipping.ts';
import type { PostalAddress } from '../shipping/shipping.ts';
import type { ShippoSettings } from '../shipping/shippo/client.ts';
import { declarationFrom, shippoCustoms } from './shippo-customs.ts';
import { standIn, type StandIn } from './stand-in.ts';

export interface ShippoStandIn extends StandIn {
  settings: ShippoSettings;
  /** Transactions that went through, by id. */
  transactions: Map<string, { rate: string; metadata: string; status: string }>;
  /** The next label is bought but answered with 500, as when a line breaks after the work. */
  losePurchase(): void;
  beBusy(times: number): void;
  /** What becomes of refunds from now on. */
  answerRefunds(status: 'PENDING' | 'SUCCESS' | 'ERROR'): void;
  /** The carrier refuses the next label. */
  refuseNext(why: string): void;
  /** The parcel of a tracking number is on its way. */
  pickUp(trackingNumber: string): void;
}

const text = z.string();
const address = z
  .object({ name: text, street1: text, city: text, state: text, zip: text, country: z.string().length(2) })
  .loose();
const shipment = z.object({
  address_from: address,
  address_to: address,
  parcels: z
    .array(
      z.object({
        weight: text,
        mass_unit: z.literal('lb'),
        length: text,
        width: text,
        height: text,
        distance_unit: z.literal('in'),
      }),
    )
    .length(1),
  async: z.literal(false),
  customs_declaration: shippoCustoms.optional(),
});
const purchase = z.object({
  rate: text,
  label_file_type: z.literal('PDF_4x6'),
  async: z.literal(false),
  metadata: z.string().max(100),
});

const manifest = z.object({
  carrier_account: z.literal('account'),
  address_from: z.literal('studio'),
  shipment_date: z.iso.datetime(),
  transactions: z.array(text).min(1),
  async: z.literal(false),
});

/** As Shippo says them: lists of sentences by field. */
const problemsOf = ({ issues }: z.ZodError) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), [message]]));

const ours = (given: z.infer<typeof address>): PostalAddress => ({
  name: given.name,
  company: null,
  email: null,
  phone: null,
  addressLine1: given.street1,
  addressLine2: null,
  city: given.city,
  state: given.state || null,
  zipCode: given.zip || null,
  countryCode: given.country,
});

/** Speaks as much of Shippo as we use. Source: Shippo's published API reference. Its rates and labels are the embedded carriers'. */
export async function shippoStandIn(folder: string): Promise<ShippoStandIn> {
  const carriers = createEmbeddedShipping(folder);
  const rates = new Map<string, Parameters<typeof carriers.buyLabel>[0]>();
  const transactions: ShippoStandIn['transactions'] = new Map();
  const labels = new Map<string, { trackingNumber: string; pdf: Uint8Array }>();
  const refunds: { transaction: string; status: string; object_id: string }[] = [];
  const manifests: { object_id: string; transactions: string[]; pdf: Uint8Array }[] = [];
  const picked = new Set<string>();
  let isLost = false;
  let busy = 0;
  let refundStatus: 'PENDING' | 'SUCCESS' | 'ERROR' = 'SUCCESS';
  let refusal: string | undefined;

  const shown = (id: string) => ({
    object_id: id,
    ...transactions.get(id),
    tracking_number: labels.get(id)?.trackingNumber ?? null,
    label_url: labels.has(id) ? `${server.url}/files/${id}.pdf` : null,
    messages: [],
  });

  async function act(method: string, path: string, body: string): Promise<{ status: number; body: unknown }> {
    if (method === 'POST' && path === '/addresses/') {
      const given = address.extend({ validate: z.literal(true) }).parse(JSON.parse(body));
      const checked = await carriers.validateAddress(ours(given));
      return {
        status: 201,
        body: {
          ...given,
          zip: checked.address.zipCode,
          validation_results: {
            is_valid: checked.isValid,
            messages: checked.messages.map(({ message }) => ({
              text: message,
              code: 'verification.error',
              type: 'address_error',
            })),
          },
        },
      };
    }
    if (method === 'POST' && path === '/shipments/') {
      const asked = shipment.safeParse(JSON.parse(body));
      if (!asked.success) return { status: 400, body: problemsOf(asked.error) };
      const { address_from: from, address_to: to, parcels, customs_declaration: customs } = asked.data;
      const [parcel] = parcels;
      const request = {
        from: ours(from),
        to: ours(to),
        parcel: {
          weightPounds: Number(parcel?.weight),
          lengthInches: Number(parcel?.length),
          widthInches: Number(parcel?.width),
          heightInches: Number(parcel?.height),
        },
        customs: customs && declarationFrom(customs),
      };
      try {
        const found = await carriers.rates(request);
        return {
          status: 201,
          body: {
            object_id: randomUUID(),
            status: 'SUCCESS',
            messages: [],
            rates: found.map((rate) => {
              const id = randomUUID().replaceAll('-', '');
              rates.set(id, { ...request, rate, reference: id, note: null });
              return {
                object_id: id,
                amount: (rate.amountMinor / 100).toFixed(2),
                currency: rate.currency,
                provider: rate.carrier,
                servicelevel: { name: rate.service, token: rate.service },
                estimated_days: rate.deliveryDays,
                zone: rate.zone,
              };
            }),
          },
        };
      } catch (error) {
        return {
          status: 201,
          body: { object_id: randomUUID(), status: 'ERROR', rates: [], messages: [{ text: String(error) }] },
        };
      }
    }
    const query = /^\/transactions\/\?rate=(\w+)$/.exec(path);
    if (method === 'GET' && query)
      return {
        status: 200,
        body: {
          results: [...transactions].filter(([, one]) => one.rate === query[1]).map(([id]) => shown(id)),
        },
      };
    if (method === 'POST' && path === '/transactions/') return buy(body);
    if (path === '/refunds/' && method === 'GET') return { status: 200, body: { results: refunds } };
    if (path === '/refunds/' && method === 'POST') {
      const { transaction } = z.object({ transaction: text }).parse(JSON.parse(body));
      const label = labels.get(transaction);
      if (!label) return { status: 404, body: { detail: 'Not found.' } };
      const refund = {
        object_id: randomUUID(),
        transaction,
        status: picked.has(label.trackingNumber) ? 'ERROR' : refundStatus,
      };
      refunds.push(refund);
      return { status: 201, body: refund };
    }
    const bought = /^\/transactions\/(\w+)$/.exec(path);
    if (method === 'GET' && bought?.[1] && transactions.has(bought[1]))
      return { status: 200, body: shown(bought[1]) };
    const rate = /^\/rates\/(\w+)$/.exec(path);
    if (method === 'GET' && rate?.[1] && rates.has(rate[1]))
      return { status: 200, body: { object_id: rate[1], carrier_account: 'account', shipment: rate[1] } };
    const ofShipment = /^\/shipments\/(\w+)$/.exec(path);
    if (method === 'GET' && ofShipment?.[1] && rates.has(ofShipment[1]))
      return { status: 200, body: { object_id: ofShipment[1], address_from: { object_id: 'studio' } } };
    if (method === 'GET' && path.startsWith('/manifests/'))
      return { status: 200, body: { results: manifests.map(shownManifest) } };
    if (method === 'POST' && path === '/manifests/') return makeManifest(body);
    const track = /^\/tracks\/(\w+)\/(\w+)$/.exec(path);
    if (method === 'GET' && track?.[2]) return tracked(track[2]);
    return { status: 404, body: { detail: 'Not found.' } };
  }

  async function buy(body: string) {
    const asked = purchase.parse(JSON.parse(body));
    const request = rates.get(asked.rate);
    if (!request) return { status: 400, body: { rate: ['The rate does not exist.'] } };
    const id = randomUUID().replaceAll('-', '');
    const why = refusal;
    refusal = undefined;
    if (why !== undefined) {
      transactions.set(id, { rate: asked.rate, metadata: asked.metadata, status: 'ERROR' });
      return { status: 201, body: { ...shown(id), messages: [{ text: why }] } };
    }
    try {
      const { trackingNumber, pdf } = await carriers.buyLabel(request);
      labels.set(id, { trackingNumber, pdf });
      transactions.set(id, { rate: asked.rate, metadata: asked.metadata, status: 'SUCCESS' });
      return { status: 201, body: shown(id) };
    } catch (error) {
      return { status: 201, body: { object_id: id, status: 'ERROR', messages: [{ text: String(error) }] } };
    }
  }

  const shownManifest = ({ object_id, transactions: of }: (typeof manifests)[number]) => ({
    object_id,
    status: 'SUCCESS',
    transactions: of,
    documents: [`${server.url}/files/${object_id}.pdf`],
    errors: [],
  });

  function makeManifest(body: string) {
    const asked = manifest.parse(JSON.parse(body));
    if (!asked.transactions.every((id) => labels.has(id)))
      return { status: 400, body: { transactions: ['Transaction not found.'] } };
    const made = {
      object_id: randomUUID().replaceAll('-', ''),
      transactions: asked.transactions,
      pdf: labels.get(asked.transactions[0] ?? '')?.pdf ?? new Uint8Array(),
    };
    manifests.push(made);
    return { status: 201, body: shownManifest(made) };
  }

  function tracked(number: string) {
    const isKnown = [...labels.values()].some(({ trackingNumber }) => trackingNumber === number);
    if (!isKnown) return { status: 200, body: { tracking_status: null, tracking_history: [] } };
    const made = {
      status: 'PRE_TRANSIT',
      status_details: 'Label made',
      status_date: '2026-11-20T15:00:00Z',
      location: null,
    };
    const moved = {
      status: 'TRANSIT',
      status_details: 'Picked up',
      status_date: '2026-11-21T15:00:00Z',
      location: { city: 'Reno', state: 'NV', country: 'US' },
    };
    const history = picked.has(number) ? [made, moved] : [made];
    return { status: 200, body: { tracking_status: history.at(-1), tracking_history: history } };
  }

  const server = await standIn((request, bytes, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const file = /^\/files\/(\w+)\.pdf$/.exec(request.url ?? '');
    if (file?.[1]) {
      response
        .writeHead(200, { 'content-type': 'application/pdf' })
        .end(labels.get(file[1])?.pdf ?? manifests.find(({ object_id }) => object_id === file[1])?.pdf ?? '');
      return;
    }
    if (request.headers.authorization !== 'ShippoToken shippo_test_token') {
      say(401, { detail: 'Invalid token.' });
      return;
    }
    if (busy > 0) {
      busy -= 1;
      say(429, { detail: 'Request was throttled.' });
      return;
    }
    void act(request.method ?? '', request.url ?? '', bytes.toString('utf8')).then(
      (answer) => {
        if (isLost && request.method === 'POST' && request.url === '/transactions/') {
          isLost = false;
          say(500, { detail: 'Server error.' });
        } else say(answer.status, answer.body);
      },
      (error: unknown) => say(400, { detail: String(error) }),
    );
  });

  return {
    ...server,
    settings: {
      token: 'shippo_test_token',
      baseUrl: server.url,
      webhookToken: 'hook',
      wait: () => Promise.resolve(),
    },
    transactions,
    losePurchase: () => {
      isLost = true;
    },
    beBusy: (times) => {
      busy = times;
    },
    answerRefunds: (status) => {
      refundStatus = status;
    },
    refuseNext: (why) => {
      refusal = why;
    },
    pickUp: (trackingNumber) => {
      picked.add(trackingNumber);
    },
  };
}
