import { formatMoney } from '../../kernel/money.ts';
import { count, dayWords, listWords } from '../../kernel/words.ts';
import type { Booking, BookingDetail, BookingDetails } from './entities.ts';
import { bookingKindLabels, bookingStatusLabels, freightTypeLabels } from './enums.ts';

type Of<Kind extends BookingDetails['kind']> = Extract<BookingDetails, { kind: Kind }>;

const size = ({ lengthInches, widthInches, heightInches }: Of<'FREIGHT'>) =>
  lengthInches === null || widthInches === null
    ? `48 × 40 × ${heightInches} in`
    : `${lengthInches} × ${widthInches} × ${heightInches} in`;

/** The period in which something is sold ahead: "December 1, 2026 to December 20, 2026". */
export const periodWords = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string =>
  startsOn === endsOn ? dayWords(startsOn) : `${dayWords(startsOn)} to ${dayWords(endsOn)}`;

export interface Fact {
  label: string;
  value: string;
}

const factsOfFreight = (details: Of<'FREIGHT'>): Fact[] => {
  const unit = details.type === 'PARCEL' ? 'carton' : 'pallet';
  return [
    { label: 'Shipment', value: `${freightTypeLabels[details.type]}, ${count(details.quantity, unit)}` },
    { label: `Size of one ${unit}`, value: size(details) },
    { label: `Weight of one ${unit}`, value: `${details.weightPounds.toLocaleString('en-US')} lb` },
    {
      label: 'Total weight',
      value: `${Math.round(details.quantity * details.weightPounds).toLocaleString('en-US')} lb`,
    },
    ...(details.type === 'PALLET'
      ? [{ label: 'Liftgate', value: details.needsLiftgate ? 'Needed at pickup' : 'Not needed' }]
      : []),
    { label: 'Pickup', value: details.pickupAddress },
    { label: 'Ready', value: dayWords(details.readyOn) },
    {
      label: 'Destination',
      value: details.destinationAddress
        ? `${details.destination}, ${details.destinationAddress}`
        : details.destination,
    },
  ];
};

const needed = (neededBy: string | null): Fact[] =>
  neededBy === null ? [] : [{ label: 'Needed by', value: dayWords(neededBy) }];

const factsOfKitting = (details: Of<'KITTING'>): Fact[] => [
  { label: 'Kit', value: `${details.kitTitle}, ${details.kitCode}` },
  { label: 'Kits', value: details.kits.toLocaleString('en-US') },
  ...details.parts.map(({ title, code, quantity, units }) => ({
    label: `${title}, ${code}`,
    value: `${quantity.toLocaleString('en-US')} in each kit, ${units.toLocaleString('en-US')} in all`,
  })),
  ...needed(details.neededBy),
];

const factsOfPreSale = (details: Of<'PRE_SALE'>): Fact[] => [
  { label: 'Product', value: details.productTitle },
  { label: 'Units offered', value: details.units.toLocaleString('en-US') },
  ...(details.priceMinor === null
    ? []
    : [{ label: 'Price', value: formatMoney(details.priceMinor, details.currency) }]),
  { label: 'On sale', value: periodWords(details) },
  { label: 'Ships from', value: dayWords(details.shipsOn) },
];

const factsOfCheck = (details: Of<'QUALITY_CHECK'>): Fact[] => [
  { label: 'What to check', value: details.about },
  { label: 'Units to sample', value: details.sampleUnits.toLocaleString('en-US') },
  { label: 'Look for', value: details.checks },
  ...needed(details.neededBy),
];

/** Everything that was booked, as labels and values: of the message, the approval, the card. */
export function bookingFacts(details: BookingDetails): Fact[] {
  switch (details.kind) {
    case 'FREIGHT':
      return factsOfFreight(details);
    case 'KITTING':
      return factsOfKitting(details);
    case 'PRE_SALE':
      return factsOfPreSale(details);
    case 'QUALITY_CHECK':
      return factsOfCheck(details);
  }
}

/** What is booked, in a few words: "12 cartons to Cascade Fulfillment". */
export function bookingTitle(details: BookingDetails): string {
  switch (details.kind) {
    case 'FREIGHT':
      return `${count(details.quantity, details.type === 'PARCEL' ? 'carton' : 'pallet')} to ${details.destination}`;
    case 'KITTING':
      return `${details.kits.toLocaleString('en-US')} × ${details.kitTitle}`;
    case 'PRE_SALE':
      return `${count(details.units, 'unit')} of ${details.productTitle}`;
    case 'QUALITY_CHECK':
      return `${count(details.sampleUnits, 'unit')} of ${details.about}`;
  }
}

/** "BK-1001, freight, 12 cartons to Cascade Fulfillment (requested)". */
export const bookingLine = ({ handle, kind, title, status }: Booking): string =>
  `${handle}, ${bookingKindLabels[kind].toLowerCase()}, ${title} (${bookingStatusLabels[status].toLowerCase()})`;

export function bookingWords(found: BookingDetail): string {
  const facts = bookingFacts(found.details).map(({ label, value }) => `${label}: ${value}`);
  const answer = found.partnerNote === null ? '' : ` The partner wrote: “${found.partnerNote}”`;
  return `${bookingLine(found)}. ${listWords(facts, 6)}.${answer}`;
}

/** What is said once a request is on its way. */
export const requestedWords = ({ handle, kind, title }: Booking): string =>
  `Requested ${handle}, ${bookingKindLabels[kind].toLowerCase()}: ${title}. The request is on its way to the fulfillment partner.`;

/** What a model sees of a booking that was made or changed: nothing of what the partner wrote. */
export const shortBooking = ({ id, handle, kind, status, title, details, allowed }: BookingDetail) => ({
  id,
  handle,
  kind,
  status,
  title,
  details,
  allowed,
});
