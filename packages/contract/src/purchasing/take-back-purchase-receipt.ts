import { z } from 'zod';
import { catalogReads } from '../catalog/entities.ts';
import { mayAct } from '../kernel/access.ts';
import { declareOperation } from '../kernel/operation.ts';
import { purchaseReads } from './purchase-reads.ts';

/** For the undo of what booked a receipt. */
export const takeBackPurchaseReceipt = declareOperation({
  name: 'take_back_purchase_receipt',
  area: 'purchasing',
  title: 'Take back a receipt of a purchase order',
  description: 'Takes back a receipt that was booked: stock, cost and what is received are then as before.',
  examples: ['Take back what the warehouse counted'],
  input: z.object({ token: z.string().min(2).max(20_000) }),
  output: z.object({ takenBack: z.literal(true) }),
  http: { method: 'POST', path: '/web/creator-order-items/-/receipts/take-back' },
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  invalidates: [...purchaseReads, ...catalogReads],
  summary: () => 'Took back the receipt.',
});
