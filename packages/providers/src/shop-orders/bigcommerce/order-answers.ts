import { z } from 'zod';

/** Shapes of the V2 Orders API and of V3 webhooks, as far as they are read (developer.bigcommerce.com, "Orders", "Webhooks"). */

/** "48.0000"; some are numbers. */
const amount = z
  .union([z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/), z.number().transform((said) => said.toFixed(4))])
  .nullish()
  .catch(null)
  .transform((said) => said ?? '0');
const text = z.string().nullish();
/** "Tue, 20 Nov 2012 00:00:00 +0000" → ISO. */
const day = z.string().transform((said, check) => {
  const at = new Date(said);
  if (!Number.isNaN(at.getTime())) return at.toISOString();
  check.addIssue({ code: 'custom', message: 'No date.' });
  return z.NEVER;
});
const units = z.coerce.number().min(0).max(1_000_000).catch(0).transform(Math.ceil);

const address = z.object({
  first_name: text,
  last_name: text,
  company: text,
  street_1: text,
  street_2: text,
  city: text,
  /** Its name, in full. */
  state: text,
  zip: text,
  country_iso2: text,
  phone: text,
  email: text,
});
export type BcAddress = z.output<typeof address>;

export const bcOrder = z.object({
  id: z.int().positive(),
  status_id: z.int(),
  date_created: day,
  date_modified: day,
  currency_code: z.string(),
  subtotal_ex_tax: amount,
  shipping_cost_ex_tax: amount,
  handling_cost_ex_tax: amount,
  wrapping_cost_ex_tax: amount,
  total_tax: amount,
  total_inc_tax: amount,
  discount_amount: amount,
  coupon_discount: amount,
  refunded_amount: amount,
  payment_method: text,
  payment_status: text,
  customer_message: text,
  order_is_digital: z.boolean().catch(false),
  is_deleted: z.boolean().catch(false),
  billing_address: address.nullish(),
});
export type BcOrder = z.output<typeof bcOrder>;

export const bcProductOfOrder = z.object({
  id: z.int().positive(),
  order_address_id: z.int().nullish(),
  name: z.string(),
  sku: text,
  quantity: units,
  quantity_shipped: units,
  quantity_refunded: units,
  /** Of all units, before discounts, without tax. */
  total_ex_tax: amount,
  total_tax: amount,
  applied_discounts: z.array(z.object({ amount })).nullish().catch([]),
  product_options: z
    .array(z.object({ display_name: text, display_value: text }))
    .nullish()
    .catch([]),
});
export type BcProductOfOrder = z.output<typeof bcProductOfOrder>;

export const bcShippingAddress = address.extend({ id: z.int(), shipping_method: text });
export type BcShippingAddress = z.output<typeof bcShippingAddress>;

export const bcCoupon = z.object({ code: z.string() });

export const bcShipment = z.object({
  id: z.int(),
  tracking_number: text,
  items: z.array(z.object({ order_product_id: z.int(), quantity: units })).catch([]),
});
export type BcShipment = z.output<typeof bcShipment>;

export const bcHook = z.object({
  id: z.int(),
  scope: z.string(),
  destination: z.string(),
  is_active: z.boolean(),
});
