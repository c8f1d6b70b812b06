import { OperationError } from '@brandwright/contract';
import { dayWords } from '@brandwright/contract/orders/words.ts';
import { milestoneLabels, purchaseStatusLabels } from '@brandwright/contract/purchasing/enums.ts';
import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { editItem, undoEdit } from './edit-item.ts';
import { lockItem } from './find-records.ts';
import { showItem } from './items.ts';
import { dayThatWas, milestonesOf, setMilestone } from './milestones.ts';
import { receive, undoReceive } from './book-receipt.ts';
import { requireTransition } from './rules.ts';

const happened = z.object({
  id: z.uuid(),
  event: z.enum(['PRE_PRODUCTION_SAMPLE', 'INSPECTION', 'SHIPPED', 'RECEIVED']),
  doneOn: z.iso.date(),
  edit: z.unknown().optional(),
});

export default implement(recordPurchaseEvent, {
  async run(context, { purchaseItemId, event, on, trackingNumber, carrier }) {
    const item = await lockItem(context, purchaseItemId);
    const doneOn = dayThatWas(context, on);
    const there = (await milestonesOf(context, item.id)).find(({ kind }) => kind === event);
    if (there?.doneOn)
      throw new OperationError(
        'conflict',
        `${milestoneLabels[event]} of ${item.title} is done already, on ${dayWords(there.doneOn)}.`,
      );
    if (event === 'RECEIVED') {
      const { row, undo } = await receive(context, item, {}, doneOn);
      return {
        output: await showItem(context, row),
        undo: { id: item.id, event, doneOn, edit: undo } satisfies z.output<typeof happened>,
        subject: { kind: 'purchase_item', id: item.id },
      };
    }
    if (event === 'SHIPPED') requireTransition(item.status, 'SHIPPED');
    else if (item.status !== 'IN_PRODUCTION')
      throw new OperationError(
        'bad_transition',
        `${item.title} is ${purchaseStatusLabels[item.status].toLowerCase()}. Milestones are recorded while it’s in production.`,
      );
    await setMilestone(context, item.id, event, doneOn);
    const edit =
      event === 'SHIPPED'
        ? await editItem(context, item, {
            status: 'SHIPPED',
            trackingNumber: trackingNumber ?? item.trackingNumber,
            carrier: carrier ?? item.carrier,
          })
        : undefined;
    return {
      output: await showItem(context, edit?.row ?? item),
      undo: { id: item.id, event, doneOn, edit: edit?.undo } satisfies z.output<typeof happened>,
      subject: { kind: 'purchase_item', id: item.id },
    };
  },
  async undo(context, kept) {
    const { id, event, doneOn, edit } = happened.parse(kept);
    if (event === 'RECEIVED') return undoReceive(context, edit);
    const now = (await milestonesOf(context, id)).find(({ kind }) => kind === event);
    if (now?.doneOn !== doneOn)
      throw new OperationError('conflict', 'That milestone has changed since then, so this can’t be undone.');
    if (edit !== undefined) await undoEdit(context, edit);
    await setMilestone(context, id, event, null);
  },
});
