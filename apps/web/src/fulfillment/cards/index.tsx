import { lazyCard } from '../../card-props.ts';
import type { CardMap } from '../../card-props.ts';
import { bookingsCards } from '../bookings/cards/index.tsx';
import { channelsCards } from '../channels/cards/index.tsx';
import { receivingsCards } from '../receivings/cards/index.tsx';
import { reportsCards } from '../reports/cards/index.tsx';

/** The cards of fulfillment, each in a chunk of its own, with the height that is kept free for it. */
export const fulfillmentCards = {
  ...bookingsCards,
  ...receivingsCards,
  ...reportsCards,
  ...channelsCards,
  shipping_rates: lazyCard(async () => (await import('./shipping-rates-card.tsx')).ShippingRatesCard, 320),
  shipping_label: lazyCard(async () => (await import('./shipping-label-card.tsx')).ShippingLabelCard, 260),
  shipping_label_detail: lazyCard(
    async () => (await import('./shipping-label-detail-card.tsx')).ShippingLabelDetailCard,
    420,
  ),
  shipping_labels: lazyCard(async () => (await import('./shipping-labels-card.tsx')).ShippingLabelsCard, 320),
  bought_labels: lazyCard(async () => (await import('./bought-labels-card.tsx')).BoughtLabelsCard, 320),
  end_of_day_forms: lazyCard(
    async () => (await import('./end-of-day-forms-card.tsx')).EndOfDayFormsCard,
    220,
  ),
  checked_address: lazyCard(async () => (await import('./checked-address-card.tsx')).CheckedAddressCard, 180),
} satisfies Partial<CardMap>;
