import { z } from 'zod';

export const tellShopJobName = 'orders.tell_shop';

export const tellPayload = z.object({
  shipmentId: z.uuid(),
  /** How often it was tried before. */
  attempt: z.int().min(0),
});
export type TellPayload = z.output<typeof tellPayload>;
