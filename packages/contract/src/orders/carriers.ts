/** Carriers that are known by the form of their tracking numbers, and where a parcel of theirs is followed. */
const carriers: readonly { name: string; called: RegExp; number: RegExp; follow: string }[] = [
  {
    name: 'UPS',
    called: /^ups\b/i,
    number: /^1Z[0-9A-Z]{16}$/,
    follow: 'https://www.ups.com/track?tracknum=',
  },
  {
    name: 'USPS',
    called: /^(?:usps|us mail|post office)\b/i,
    number: /^(?:9[1-5]\d{20,24}|[A-Z]{2}\d{9}US)$/,
    follow: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  {
    name: 'FedEx',
    called: /^fed ?ex\b/i,
    number: /^(?:\d{12}|\d{15})$/,
    follow: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  {
    name: 'DHL Express',
    called: /^dhl\b/i,
    number: /^\d{10}$/,
    follow: 'https://www.dhl.com/en/express/tracking.html?AWB=',
  },
];

/** A tracking number as carriers write it: capitals, no spaces. */
export const bareTrackingNumber = (given: string): string => given.replaceAll(/[\s.-]/g, '').toUpperCase();

/** The carrier that words name or a tracking number has the form of; the words themselves for another one. */
export function carrierOf(said: string | undefined, trackingNumber: string): string | undefined {
  const named = said?.trim();
  if (named) return carriers.find(({ called }) => called.test(named))?.name ?? named;
  return carriers.find(({ number }) => number.test(trackingNumber))?.name;
}

/** Where a parcel is followed; null for a carrier that we don't know. */
export function trackingUrlOf(carrier: string, trackingNumber: string): string | null {
  const known = carriers.find(({ called }) => called.test(carrier));
  return known ? `${known.follow}${encodeURIComponent(trackingNumber)}` : null;
}
