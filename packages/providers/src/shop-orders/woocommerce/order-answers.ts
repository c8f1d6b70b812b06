import { z } from 'zod';

/** Shapes of orders in the REST API v3, as far as they are read (woocommerce.github.io/woocommerce-rest-api-docs, "Orders"). */

/** "48.00", "-10.00". */
const amount = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,8})?$/)
  .or(z.literal('').transform(() => '0'));
const text = z.string().nullish();
/** UTC, though it doesn't say so. */
const gmt = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  .transform((said) => `${said}.000Z`);

const address = z.object({
  first_name: text,
  last_name: text,
  company: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postcode: text,
  country: text,
  phone: text,
});
export type WooAddress = z.output<typeof address>;

const meta = z.object({ id: z.int().optional(), key: z.string(), value: z.unknown() });

const lineItem = z.object({
  id: z.int().positive(),
  name: z.string(),
  parent_name: text,
  sku: text,
  /** Some plugins sell parts of a unit. */
  quantity: z.number().min(0).max(1_000_000).transform(Math.ceil),
  /** Of all units, before and after discounts, without tax. */
  subtotal: amount,
  total: amount,
  total_tax: amount,
});
export type WooLine = z.output<typeof lineItem>;

export const wooOrder = z.object({
  id: z.int().positive(),
  number: z.string(),
  status: z.string(),
  currency: z.string(),
  date_created_gmt: gmt.nullable(),
  date_modified_gmt: gmt.nullable(),
  date_paid_gmt: gmt.nullish(),
  shipping_total: amount,
  total: amount,
  total_tax: amount,
  customer_note: text,
  billing: address.extend({ email: text }),
  shipping: address,
  payment_method_title: text,
  line_items: z.array(lineItem),
  shipping_lines: z.array(z.object({ method_title: text })).catch([]),
  coupon_lines: z.array(z.object({ code: z.string() })).catch([]),
  refunds: z.array(z.object({ id: z.int(), total: amount })).catch([]),
  meta_data: z.array(meta).catch([]),
});
export type WooOrder = z.output<typeof wooOrder>;

/** A refund with its lines; their units are below zero. */
export const wooRefund = z.object({
  id: z.int(),
  line_items: z.array(z.object({ quantity: z.number(), meta_data: z.array(meta).catch([]) })).catch([]),
});

export const wooNote = z.object({ id: z.int(), note: z.string() });

export const wooWebhook = z.object({
  id: z.int(),
  topic: z.string(),
  delivery_url: z.string(),
  status: z.string(),
});
