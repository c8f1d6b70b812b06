import { invalid } from './refusals.ts';
import { newId, type Route } from './world.ts';

/** What is subscribed to, and coupons off it. */
export const productRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/products$/,
    takes: ['name'],
    answer({ world, form }) {
      const name = form.text('name') ?? '';
      if (name === '')
        throw invalid('Missing required param: name.', { code: 'parameter_missing', param: 'name' });
      const id = newId('prod');
      world.products.set(id, name);
      return { id, object: 'product', name, active: true, livemode: false, metadata: {} };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/coupons$/,
    takes: ['percent_off', 'duration', 'duration_in_months'],
    answer({ world, form }) {
      const id = newId('co');
      const months = form.text('duration') === 'repeating' ? (form.integer('duration_in_months') ?? 1) : null;
      world.coupons.set(id, { percentOff: form.integer('percent_off') ?? 0, months });
      return { id, object: 'coupon', percent_off: form.integer('percent_off'), valid: true };
    },
  },
];
