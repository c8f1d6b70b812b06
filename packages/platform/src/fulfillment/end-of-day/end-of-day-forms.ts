import { OperationError } from '@brandwright/contract';
import type { EndOfDayForm, FormCarrier } from '@brandwright/contract/fulfillment/end-of-day-form.ts';
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { isWithinDays } from '../../kernel/data/days.ts';
import { fileAddress, fileKey } from '../../kernel/data/file-address.ts';
import { namedId } from '../../kernel/data/random.ts';
import type { Context } from '../../kernel/request/context.ts';
import { placeOf, postalOf } from '../addresses.ts';
import { endOfDayForms, shippingLabels, type EndOfDayFormRecord, type LabelRecord } from '../tables.ts';

/** Parcels of one form. */
const mostOnForm = 500;

/** Labels that were bought on a day, are on no form and weren't scanned, the oldest first. */
export const labelsToHandOver = (
  { db, storeId }: Context,
  {
    day,
    carrier,
    labelIds,
  }: { day: string; carrier?: FormCarrier | undefined; labelIds?: string[] | undefined },
): Promise<LabelRecord[]> =>
  db
    .select()
    .from(shippingLabels)
    .where(
      and(
        eq(shippingLabels.storeId, storeId),
        eq(shippingLabels.status, 'BOUGHT'),
        isNotNull(shippingLabels.carrierLabelId),
        isNull(shippingLabels.endOfDayFormId),
        or(isNull(shippingLabels.trackingStatus), eq(shippingLabels.trackingStatus, 'PREPARING')),
        isWithinDays(shippingLabels.boughtAt, { from: day, to: day }),
        carrier ? eq(shippingLabels.carrier, carrier) : undefined,
        labelIds ? inArray(shippingLabels.id, labelIds) : undefined,
      ),
    )
    .orderBy(asc(shippingLabels.boughtAt), asc(shippingLabels.id))
    .limit(mostOnForm);

/** The labels by the address that they leave from. */
export function byOrigin(labels: readonly LabelRecord[]): LabelRecord[][] {
  const groups = new Map<string, LabelRecord[]>();
  for (const label of labels) {
    const key = JSON.stringify([label.provider, postalOf(label.fromAddress)]);
    groups.set(key, [...(groups.get(key) ?? []), label]);
  }
  return [...groups.values()];
}

const mine = ({ storeId }: Context, id: string) =>
  and(eq(endOfDayForms.storeId, storeId), eq(endOfDayForms.id, id));

/** Forms that were begun and whose carrier's answer was lost. */
export const begunForms = ({ db, storeId }: Context, carrier: string): Promise<EndOfDayFormRecord[]> =>
  db
    .select()
    .from(endOfDayForms)
    .where(
      and(
        eq(endOfDayForms.storeId, storeId),
        eq(endOfDayForms.status, 'MAKING'),
        eq(endOfDayForms.carrier, carrier),
      ),
    )
    .orderBy(asc(endOfDayForms.createdAt));

/** Puts a form on record before its carrier is asked, in a transaction of its own, so that the same is asked again after a crash. */
export async function beginForm(
  context: Context,
  day: string,
  labels: readonly LabelRecord[],
): Promise<string> {
  const [first] = labels;
  if (!first) throw new Error('A form needs a label.');
  const id = randomUUID();
  await context.apart((db) =>
    db.insert(endOfDayForms).values({
      storeId: context.storeId,
      id,
      status: 'MAKING',
      carrier: first.carrier,
      day,
      fromAddress: first.fromAddress,
      isTest: first.isTest,
      labelIds: labels.map((label) => label.id),
      trackingNumbers: labels.map(({ trackingNumber }) => trackingNumber ?? ''),
      createdAt: context.clock.now(),
    }),
  );
  return id;
}

/**
 * Has the carrier make a form that was begun, and puts its labels on it; one caller at a time. A refusal takes the form away.
 * Errors: bad_input of the carrier, upstream (asking again is safe).
 */
export async function makeForm(context: Context, formId: string): Promise<EndOfDayFormRecord> {
  try {
    return await askForForm(context, formId);
  } catch (error) {
    // It stays away when this call is rolled back.
    if (error instanceof OperationError && error.code === 'bad_input')
      await context.apart((db) => db.delete(endOfDayForms).where(mine(context, formId)));
    throw error;
  }
}

async function askForForm(context: Context, formId: string): Promise<EndOfDayFormRecord> {
  const { db, storeId, providers } = context;
  const [form] = await db.select().from(endOfDayForms).where(mine(context, formId));
  if (!form) throw new OperationError('not_found', 'There’s no end-of-day form with that id.');
  if (form.status === 'MADE') return form;
  const rows = await db
    .select()
    .from(shippingLabels)
    .where(and(eq(shippingLabels.storeId, storeId), inArray(shippingLabels.id, form.labelIds)));
  const labels = form.labelIds.flatMap((id) => {
    const label = rows.find((row) => row.id === id);
    return label?.carrierLabelId && label.trackingNumber
      ? [{ carrierLabelId: label.carrierLabelId, trackingNumber: label.trackingNumber }]
      : [];
  });
  const { carrierManifestId, pdf } = await providers.shipping.makeManifest({
    reference: form.id,
    carrier: form.carrier,
    from: postalOf(form.fromAddress),
    day: form.day,
    labels,
  });
  const fileId = namedId('end-of-day form', storeId, form.id);
  await providers.files.put(fileKey(storeId, fileId), pdf, 'application/pdf');
  await db
    .update(shippingLabels)
    .set({ endOfDayFormId: form.id })
    .where(and(eq(shippingLabels.storeId, storeId), inArray(shippingLabels.id, form.labelIds)));
  const [made] = await db
    .update(endOfDayForms)
    .set({ status: 'MADE', carrierManifestId, fileId, madeAt: context.clock.now() })
    .where(mine(context, form.id))
    .returning();
  if (!made) throw new Error(`The form ${form.id} is gone.`);
  return made;
}

export const toForm = (context: Context, form: EndOfDayFormRecord): EndOfDayForm => ({
  formId: form.id,
  carrier: form.carrier,
  day: form.day,
  fromPlace: placeOf(postalOf(form.fromAddress)),
  isTest: form.isTest,
  labels: form.labelIds.length,
  trackingNumbers: form.trackingNumbers,
  pdf:
    form.fileId === null
      ? null
      : {
          name: `end-of-day-${form.carrier.toLowerCase().replaceAll(' ', '-')}-${form.day}.pdf`,
          url: fileAddress(context.providers.keyring, context.storeId, form.fileId),
        },
  madeAt: form.madeAt?.toISOString() ?? null,
});
