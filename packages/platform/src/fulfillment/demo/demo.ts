import type { DemoPart } from '../../kernel/demo/demo.ts';
import { rateDemoParcel } from './demo-rates.ts';
import { demoTrack } from './demo-track.ts';
import { demoBooks } from './demo-books.ts';
import { withFormFiles, withLabelFiles } from './demo-files.ts';
import { demoForms } from './demo-forms.ts';
import { demoLabels, studio } from './demo-labels.data.ts';
import { endOfDayForms, shippingLabels } from '../tables.ts';

const dayMs = 86_400_000;

/** Labels that the founder bought for samples and wholesale, also on the books, with the forms of their days; the stores of others have one. */
export const fulfillmentDemo: DemoPart = {
  // 2: end-of-day forms.
  version: 2,
  async seedStore(store, tools) {
    const shown = store.key === 'founder' ? demoLabels : demoLabels.slice(1, 2);
    const rows = shown.map((label) => {
      const at = new Date(tools.now.getTime() - label.daysAgo * dayMs);
      const { parcel, rate } = rateDemoParcel(studio, label.to, label.weight, label.service);
      const isVoid = label.status === 'VOIDED';
      return {
        storeId: store.storeId,
        id: tools.id('shipping label', store.key, label.tracking),
        status: label.status,
        provider: 'EMBEDDED',
        isTest: true,
        service: label.service,
        carrier: rate.carrier,
        fromAddress: studio,
        toAddress: label.to,
        parcel,
        notes: label.notes,
        rate,
        customs: label.customs ?? null,
        amountMinor: rate.amountMinor,
        refundedMinor: isVoid ? rate.amountMinor : 0,
        currency: rate.currency,
        contentKey: `demo ${label.tracking}`,
        paidWith: 'Visa ending in 4242',
        carrierLabelId: null,
        trackingNumber: label.tracking,
        ...demoTrack(label, tools.now),
        createdAt: at,
        boughtAt: at,
        voidedAt: isVoid ? new Date(at.getTime() + 3_600_000) : null,
      };
    });
    const { forms, formOf } = demoForms(store, tools, rows);
    await tools.db.insert(shippingLabels).values(
      await withLabelFiles(
        tools,
        rows.map((row) => ({ ...row, endOfDayFormId: formOf.get(row.id) ?? null })),
      ),
    );
    await tools.db.insert(endOfDayForms).values(await withFormFiles(tools, forms));
    await demoBooks(tools, rows);
  },
};
