import { drawLabel, drawManifest, manifestNumberOf } from '@brandwright/providers';
import { namedId } from '../../kernel/data/random.ts';
import type { DemoTools } from '../../kernel/demo/demo.ts';
import { postalOf } from '../addresses.ts';
import { keptDeclaration } from '../customs/customs-declaration.ts';
import { sizeOf } from '../labels/parcel-wanted.ts';
import type { endOfDayForms, shippingLabels } from '../tables.ts';

type DemoLabel = typeof shippingLabels.$inferInsert;
type DemoForm = typeof endOfDayForms.$inferInsert;

async function keep({ keepStoreFile }: DemoTools, what: string, row: DemoLabel | DemoForm, pdf: Uint8Array) {
  const fileId = namedId(what, row.storeId, row.id);
  await keepStoreFile(row.storeId, fileId, 'application/pdf', pdf);
  return fileId;
}

/** The files of labels, with their customs papers, drawn as the embedded carriers draw them. Void ones have none to print. */
export const withLabelFiles = (tools: DemoTools, labels: readonly DemoLabel[]): Promise<DemoLabel[]> =>
  Promise.all(
    labels.map(async (label) => {
      if (label.status !== 'BOUGHT') return label;
      const pdf = await drawLabel({
        from: postalOf(label.fromAddress),
        to: postalOf(label.toAddress),
        parcel: sizeOf(label.parcel),
        rate: label.rate,
        reference: label.id,
        note: label.notes ?? null,
        customs: keptDeclaration({ customs: label.customs ?? null }) ?? undefined,
        trackingNumber: label.trackingNumber ?? '',
        at: label.createdAt,
      });
      return { ...label, fileId: await keep(tools, 'shipping label', label, pdf) };
    }),
  );

/** The files of end-of-day forms, drawn as the embedded carriers draw them. */
export const withFormFiles = (tools: DemoTools, forms: readonly DemoForm[]): Promise<DemoForm[]> =>
  Promise.all(
    forms.map(async (form) => {
      const pdf = await drawManifest({
        reference: form.id,
        carrier: form.carrier,
        from: postalOf(form.fromAddress),
        day: form.day,
        labels: form.labelIds.map((id, at) => ({
          carrierLabelId: id,
          trackingNumber: form.trackingNumbers[at] ?? '',
        })),
        manifestNumber: manifestNumberOf(form.id),
        at: form.createdAt,
      });
      return { ...form, fileId: await keep(tools, 'end-of-day form', form, pdf) };
    }),
  );
