import { OperationError, type ApprovalPreview } from '@brandwright/contract';
import { requestStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { closeProjectRequest } from '@brandwright/contract/sourcing/rfq/close-project-request.ts';
import { submitProjectRequest } from '@brandwright/contract/sourcing/rfq/submit-project-request.ts';
import { missingDetails } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { count, dayWords, listWords, money } from '@brandwright/contract/sourcing/rfq/words.ts';
import { polishNote } from '@brandwright/language/outgoing/polish.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { refuseBlanksOf } from '../../kernel/approvals/outgoing-text.ts';
import { letterAbout, tellSupplier } from './letters.ts';
import { matchingSuppliers } from './matching.ts';
import { quoteJob } from './quote-by-script.ts';
import {
  askedCounts,
  changeRequest,
  findRequest,
  lockRequest,
  quotesOf,
  toRequest,
  type RequestRow,
} from './request-rows.ts';
import { dayOf, quoteStatusOn, requireRequestStep } from './rules.ts';
import { requestSuppliers, supplierQuotes } from './tables.ts';

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
      `The day it is needed by, ${dayWords(row.neededBy)}, has passed. Say a later one.`,
      [{ path: 'neededBy', message: 'This day has passed.' }],
    );
  if (row.status === 'DRAFT') requireRequestStep(row.title, row.status, 'SUBMITTED');
  else if (row.status !== 'SUBMITTED' && row.status !== 'QUOTED')
    requireRequestStep(row.title, row.status, 'SUBMITTED');
  else if (!row.hasUnsentChanges)
    throw new OperationError('conflict', `Suppliers have "${row.title}" as it is. Nothing was sent again.`);
  const suppliers = await matchingSuppliers(context, row);
  if (suppliers.length === 0)
    throw new OperationError(
      'conflict',
      `No supplier of the marketplace fits "${row.title}"${row.countries.length > 0 ? ` in ${row.countries.join(', ')}` : ''}. A larger quantity, other countries or plainer words may help.`,
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
    row.wantsSample && { label: 'Sample', value: 'wanted first' },
    row.fileUrls.length > 0 && { label: 'Files', value: String(row.fileUrls.length) },
  ].filter((value) => value !== false);

export const sendOperations = [
  implement(submitProjectRequest, {
    async prepare(context, { requestId, mostSuppliers }) {
      const row = await findRequest(context, requestId);
      const suppliers = await toBeSent(context, row, mostSuppliers);
      const names = listWords(suppliers.map(({ supplierName }) => supplierName));
      return {
        input: { requestId: row.id, ...(mostSuppliers === undefined ? {} : { mostSuppliers }) },
        preview: {
          verb: `Send to ${count(suppliers.length, 'supplier')}`,
          what: `"${row.title}" goes to ${names} as a request for quotes${row.status === 'DRAFT' ? '' : ', with what was changed'}.`,
          toWhom: names,
          cost: null,
          irreversible: 'What suppliers have read cannot be taken back; the request can be canceled.',
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
  }),

  implement(closeProjectRequest, {
    async prepare(context, { requestId, outcome }) {
      const row = await findRequest(context, requestId);
      requireRequestStep(row.title, row.status, outcome);
      const open = await openQuotes(context, row.id);
      const [first] = open;
      const asked = (await askedCounts(context, [row.id])).get(row.id) ?? 0;
      const verb = outcome === 'CLOSED' ? 'Close the request' : 'Cancel the request';
      return {
        input: { requestId: row.id, outcome },
        preview: {
          verb,
          what: `"${row.title}" is ${requestStatusLabels[outcome].toLowerCase()}; no more quotes are taken.`,
          toWhom:
            open.length > 0
              ? listWords(open.map(({ supplierName }) => supplierName))
              : asked > 0
                ? `${count(asked, 'supplier')} who had it`
                : null,
          cost: null,
          irreversible: 'It cannot be opened again; a copy of it can be sent.',
          values: [
            { label: 'Request', value: row.title },
            { label: 'Open quotes declined', value: String(open.length) },
            ...(first
              ? [
                  {
                    label: `${open.length > 1 ? 'Each of them' : first.supplierName} will read`,
                    value: await letterAbout(context, first, closingText(row.title, outcome)),
                  },
                ]
              : []),
          ],
          warnings: [],
        },
      };
    },
    async run(context, { requestId, outcome }) {
      const found = await findRequest(context, requestId);
      const row = await lockRequest(context, found.id);
      requireRequestStep(row.title, row.status, outcome);
      const open = await openQuotes(context, row.id);
      for (const quote of open) {
        await context.db
          .update(supplierQuotes)
          .set({ status: 'DECLINED', decidedAt: context.clock.now() })
          .where(and(eq(supplierQuotes.storeId, context.storeId), eq(supplierQuotes.id, quote.id)));
        await tellSupplier(context, quote, { text: closingText(row.title, outcome) });
      }
      const ended = await changeRequest(context, row.id, { status: outcome, hasUnsentChanges: false });
      return {
        output: await toRequest(context, ended),
        subject: { kind: 'project_request', id: row.id },
      };
    },
  }),
];

const closingText = (title: string, outcome: 'CLOSED' | 'CANCELED') =>
  `Thank you for your quote on ${title}. ${outcome === 'CLOSED' ? 'We have closed the request and will not be taking it further.' : 'We have called the project off.'}`;

async function openQuotes(context: Context, requestId: string) {
  const today = dayOf(context.clock.now());
  return (await quotesOf(context, [requestId])).filter((quote) => quoteStatusOn(quote, today) === 'OPEN');
}
