import { z } from 'zod';
import { catalogReads } from '../catalog/entities.ts';
import { mayAct } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { purchaseReads } from './purchase-reads.ts';

const units = () => z.int().min(0).max(10_000_000);

/** For other areas at which goods of a purchase order arrive: as receive_purchase, with what takes it back. */
export const bookPurchaseReceipt = declareOperation({
  name: 'book_purchase_receipt',
  area: 'purchasing',
  title: 'Book a receipt of a purchase order',
  description: 'Books what arrived of a purchase order into stock, for what takes it back later.',
  examples: ['Book what the warehouse counted'],
  input: z.object({
    purchaseItemId: z.uuid(),
    quantity: units(),
    damagedQuantity: units(),
    sku: z.string().trim().min(1).max(200).optional(),
    place: z.string().trim().min(1).max(120).optional(),
  }),
  output: z.object({
    /** What went into stock, where and at which cost, in a sentence. */
    receipt: z.string(),
    /** What take_back_purchase_receipt takes. */
    token: z.string(),
  }),
  http: { method: 'POST', path: '/web/creator-order-items/{purchaseItemId}/receipts', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict', 'bad_transition'],
  invalidates: [...purchaseReads, ...catalogReads],
  summary: ({ receipt }) => receipt,
});
