import { OperationError } from '@brandwright/contract';
import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';

/** Where a parcel comes from or goes to. For a price city, ZIP code and country are enough; the others may be empty. */
export interface PostalAddress {
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  /** Code of the state or province where the country has them. */
  state: string | null;
  zipCode: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** Pounds and inches. */
export interface ParcelSize {
  weightPounds: number;
  lengthInches: number;
  widthInches: number;
  heightInches: number;
}

export interface RateRequest {
  from: PostalAddress;
  to: PostalAddress;
  parcel: ParcelSize;
  /** What customs is told of a parcel that leaves the country: rates do without it, a label doesn't. */
  customs?: CustomsDeclaration | undefined;
}

export interface Rate {
  /** The carrier's id of the rate: what is bought. */
  rateId: string;
  service: ShippingService;
  /** "UPS". */
  carrier: string;
  amountMinor: number;
  currency: string;
  /** Working days on the way; null where none are said. */
  deliveryDays: number | null;
  billablePounds: number | null;
  zone: string | null;
}

export interface LabelRequest extends RateRequest {
  rate: Rate;
  /** Our id of the label: the same one is bought once, however often it is asked. */
  reference: string;
  /** Printed on the label. */
  note: string | null;
}

export interface BoughtLabel {
  /** The carrier's id of what was bought; `demo_sl_…` of the embedded one. */
  carrierLabelId: string;
  trackingNumber: string;
  /** The label, 4 × 6 inches. */
  pdf: Uint8Array;
  /** Papers for customs where they aren't pages of the label's file. */
  customsPdf: Uint8Array | null;
}

export interface CheckedAddress {
  isValid: boolean;
  messages: { path: string; message: string }[];
  /** As the carrier writes it. */
  address: PostalAddress;
}

/** PENDING: the carrier looks into it, and is to be asked again. REFUSED: it has the parcel. */
export type VoidStatus = 'PENDING' | 'ACCEPTED' | 'REFUSED';

/** The words that shipments of orders have for it. */
export type TrackingStatus =
  | 'PREPARING'
  | 'IN_TRANSIT'
  | 'OUT_FOR_DELIVERY'
  | 'DELIVERED'
  | 'RETURNED'
  | 'LOST';

export interface TrackingEvent {
  at: string;
  status: TrackingStatus;
  description: string;
  place: string | null;
}

export interface Tracking {
  status: TrackingStatus;
  /** Newest first. */
  events: TrackingEvent[];
}

export interface TrackedLabel {
  carrierLabelId: string;
  service: ShippingService;
  trackingNumber: string;
}

/** Labels of one carrier that are handed over together, from one address. */
export interface ManifestRequest {
  /** Our id of the form: the same one is made once, however often it is asked. */
  reference: string;
  /** "USPS". */
  carrier: string;
  from: PostalAddress;
  /** The day of the handover: "2026-11-20". */
  day: string;
  labels: readonly Pick<TrackedLabel, 'carrierLabelId' | 'trackingNumber'>[];
}

export interface Manifest {
  carrierManifestId: string;
  /** With bars that the carrier scans once for all parcels. */
  pdf: Uint8Array;
}

/**
 * Carriers. All methods throw ShippingRefused when they can never succeed as asked, an `upstream` error when they may later (asking
 * again is safe), and `not_found` for a label that the carrier does not know.
 */
export interface Shipping {
  readonly kind: 'EMBEDDED' | 'SHIPPO';
  /** Whether its labels are for trying out: no carrier takes them. */
  readonly isTest: boolean;
  validateAddress(address: PostalAddress): Promise<CheckedAddress>;
  /** Cheapest first; none where no service takes it. */
  rates(request: RateRequest): Promise<Rate[]>;
  buyLabel(request: LabelRequest): Promise<BoughtLabel>;
  voidLabel(request: { carrierLabelId: string }): Promise<VoidStatus>;
  /** Undefined before anything is known. */
  track(label: TrackedLabel): Promise<Tracking | undefined>;
  /** The end-of-day form of labels; each is on one at most. */
  makeManifest(request: ManifestRequest): Promise<Manifest>;
  /** Throws `forbidden` for a call without the right token. The tracking number that has news; undefined for other events. */
  readWebhook(request: { body: string; token: string }): string | undefined;
}

/** The carrier said no; nothing was bought. Asking the same again would not help. */
export class ShippingRefused extends OperationError {
  constructor(message: string) {
    super('bad_input', message);
  }
}

/** Whether a label is one of the embedded carrier's, also after another was set up. */
export const isEmbeddedLabel = (carrierLabelId: string): boolean => carrierLabelId.startsWith('demo_sl_');

/** Throws ShippingRefused for a parcel that has no size. */
export function checkParcel({ weightPounds, ...sides }: ParcelSize): void {
  if (!(weightPounds > 0)) throw new ShippingRefused('A parcel needs a weight above zero.');
  if (Object.values(sides).some((inches) => !(inches > 0)))
    throw new ShippingRefused('A parcel needs a length, a width and a height above zero.');
}

export const byPrice = (one: Rate, other: Rate) =>
  one.amountMinor - other.amountMinor || one.service.localeCompare(other.service);
