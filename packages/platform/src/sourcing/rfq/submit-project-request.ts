import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import { submitProjectRequest } from '@brandwright/contract/sourcing/rfq/submit-project-request.ts';
import { missingDetails } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { count, dayWords, listWords, money } from '@brandwright/contract/sourcing/rfq/words.ts';
import { polishNote } from '@brandwright/language/outgoing/polish.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { refuseBlanksOf } from '../../kernel/approvals/outgoing-text.ts';
import { matchingSuppliers } from './matching.ts';
import { quoteJob } from './quote-by-script.ts';
import { changeRequest, findRequest, lockRequest, toRequest, type RequestRow } from './request-rows.ts';
import { dayOf, requireRequestStep } from './rules.ts';
import { requestSuppliers } from './tables.ts';

/** Who would get it; refuses when something is missing, nobody fits, or there is nothing new to send. */
async function toBeSent(context: Context, row: RequestRow, most: number | undefined) {
  const [missing] = missingDetails(row);
  if (missing)
    throw new OperationError('bad_input', `Before "${row.title}" can go out: ${missing.question}`, [
      { path: missing.field, message: missing.question },
    ]);
  const { title, description, materials } = row;
  refuseBlanksOf({ title, description, materials: materials.join(', ') });
  if (row.neededBy && row.neededBy < dayOf(context.clock.now()))
    throw new OperationError(
      'bad_input',
      `The day it is needed by, ${dayWords(row.neededBy)}, has passed. Choose a later one.`,
      [{ path: 'neededBy', message: 'This day has passed.' }],
    );
  if (row.status === 'DRAFT') requireRequestStep(row.title, row.status, 'SUBMITTED');
  else if (row.status !== 'SUBMITTED' && row.status !== 'QUOTED')
    requireRequestStep(row.title, row.status, 'SUBMITTED');
  else if (!row.hasUnsentChanges)
    throw new OperationError(
      'conflict',
      `Suppliers already have this version of "${row.title}". Nothing was sent again.`,
    );
  const suppliers = await matchingSuppliers(context, row);
  if (suppliers.length === 0)
    throw new OperationError(
      'conflict',
      `No marketplace supplier fits "${row.title}"${row.countries.length > 0 ? ` in ${row.countries.join(', ')}` : ''}. A larger quantity, other countries or plainer words may help.`,
    );
  return suppliers.slice(0, most);
}

const details = (row: RequestRow): ApprovalPreview['values'] =>
  [
    { label: 'What', value: row.title },
    row.description !== null &&
      row.description !== '' && { label: 'Description', value: polishNote(row.description) },
    row.materials.length > 0 && { label: 'Materials', value: row.materials.join(', ') },
    row.quantity !== null && { label: 'Quantity', value: row.quantity.toLocaleString('en-US') },
    row.targetPriceMinor !== null && {
      label: 'Target price',
      value: `${money(row.targetPriceMinor, row.currency)} a unit`,
    },
    row.neededBy !== null && { label: 'Needed by', value: dayWords(row.neededBy) },
    row.countries.length > 0 && { label: 'Made in', value: row.countries.join(', ') },
    row.wantsSample && { label: 'Sample', value: 'preferred' },
    row.fileUrls.length > 0 && { label: 'Files', value: String(row.fileUrls.length) },
  ].filter((value) => value !== false);

export default implement(submitProjectRequest, {
  async prepare(context, { requestId, mostSuppliers }) {
    const row = await findRequest(context, requestId);
    const suppliers = await toBeSent(context, row, mostSuppliers);
    const names = listWords(suppliers.map(({ supplierName }) => supplierName));
    return {
      input: { requestId: row.id, ...(mostSuppliers === undefined ? {} : { mostSuppliers }) },
      preview: {
        verb: `Send to ${count(suppliers.length, 'supplier')}`,
        what: `"${row.title}" goes to ${names} as a request for quotes${row.status === 'DRAFT' ? '' : ', with your changes'}.`,
        toWhom: names,
        cost: null,
        irreversible: 'What suppliers have read can’t be taken back, but the request can be canceled.',
        values: details(row),
        warnings: [],
      },
    };
  },
  async run(context, { requestId, mostSuppliers }) {
    const found = await findRequest(context, requestId);
    const row = await lockRequest(context, found.id);
    const suppliers = await toBeSent(context, row, mostSuppliers);
    const now = context.clock.now();
    await context.db
      .insert(requestSuppliers)
      .values(
        suppliers.map(({ supplierId }) => ({
          storeId: context.storeId,
          id: randomUUID(),
          requestId: row.id,
          supplierId,
          askedAt: now,
        })),
      )
      .onConflictDoNothing();
    const sent = await changeRequest(context, row.id, {
      status: row.status === 'DRAFT' ? 'SUBMITTED' : row.status,
      submittedAt: row.submittedAt ?? now,
      hasUnsentChanges: false,
      ...(row.description === null ? {} : { description: polishNote(row.description) }),
      step: 'REVIEW',
    });
    await context.jobs.enqueue(quoteJob, { requestId: row.id });
    return {
      output: {
        ...(await toRequest(context, sent)),
        sentTo: suppliers.map(({ supplierName }) => supplierName),
      },
      subject: { kind: 'project_request', id: row.id },
    };
  },
});
