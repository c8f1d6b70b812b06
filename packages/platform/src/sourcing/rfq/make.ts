import { OperationError, type InputOf } from '@brandwright/contract';
import { createProjectRequest } from '@brandwright/contract/sourcing/rfq/create-project-request.ts';
import { duplicateProjectRequest } from '@brandwright/contract/sourcing/rfq/duplicate-project-request.ts';
import { saveProjectDraft } from '@brandwright/contract/sourcing/rfq/save-project-draft.ts';
import { updateProjectRequest } from '@brandwright/contract/sourcing/rfq/update-project-request.ts';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { categoryOf } from './matching.ts';
import { changeRequest, findRequest, lockRequest, toRequest, type RequestRow } from './request-rows.ts';
import { dayOf, editable, kindOf } from './rules.ts';
import { projectRequests, requestSuppliers } from './tables.ts';

type Insert = typeof projectRequests.$inferInsert;
type Values = Partial<Omit<Insert, 'storeId' | 'id' | 'createdAt' | 'updatedAt' | 'status'>>;
type Said = Omit<InputOf<typeof createProjectRequest>, 'techPackId'>;

/** "linen totes" → "Linen totes"; words that were typed with capitals stay as they are. */
const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Only what was said: fields that were left out stay as they are. */
const onlySaid = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

function refusePast(context: Context, neededBy: string | null | undefined): void {
  if (neededBy && neededBy < dayOf(context.clock.now()))
    throw new OperationError('bad_input', `${neededBy} has passed. Say a day that is still to come.`, [
      { path: 'neededBy', message: 'This day has passed.' },
    ]);
}

/** What a tech pack says of a request. */
async function fromTechPack(context: Context, named: string | undefined): Promise<Values> {
  if (named === undefined) return {};
  const pack = await context.call(getTechPack, { techPackId: named });
  const details = [
    pack.description,
    pack.finish && `Finish: ${pack.finish}`,
    pack.colors.length > 0 && `Colors: ${pack.colors.join(', ')}`,
    pack.customizations.length > 0 && `Made ours: ${pack.customizations.join(', ')}`,
    pack.certifications.length > 0 && `Certificates: ${pack.certifications.join(', ')}`,
    pack.packaging && `Packaging: ${pack.packaging}`,
    pack.notes,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
  return {
    techPackId: pack.techPackId,
    title: asTitle(pack.product ?? pack.title),
    categoryId: pack.categoryId,
    quantity: pack.quantity,
    targetPriceMinor: pack.targetPriceMinor,
    materials: pack.materials,
    countries: pack.countriesWanted,
    neededBy: pack.launchDate,
    fileUrls: pack.attachments.map(({ url }) => url),
    ...(details.length > 0 ? { description: details.join('\n') } : {}),
    ...(pack.agentType === 'packaging' ? { kind: 'RFP_PACKAGING' as const } : {}),
  };
}

async function insertRequest(context: Context, values: Values): Promise<RequestRow> {
  const now = context.clock.now();
  const title = values.title ?? '';
  const kind = values.kind ?? kindOf(title);
  const [row] = await context.db
    .insert(projectRequests)
    .values({
      ...values,
      storeId: context.storeId,
      id: randomUUID(),
      kind,
      title,
      categoryId: values.categoryId ?? (await categoryOf(context, kind, title)),
      currency: 'USD',
      status: 'DRAFT',
      step: values.step ?? 'KIND',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new OperationError('internal', 'The draft could not be kept. Try again.');
  return row;
}

/** The category follows the title and the kind, unless a tech pack named it. */
async function withCategory(context: Context, row: RequestRow, values: Values): Promise<Values> {
  const title = values.title ?? row.title;
  const kind = values.kind ?? row.kind;
  if (title === row.title && kind === row.kind) return values;
  return { ...values, categoryId: await categoryOf(context, kind, title) };
}

function requireEditable(row: RequestRow): void {
  if (editable.has(row.status)) return;
  throw new OperationError(
    'bad_transition',
    `"${row.title}" is ${row.status.toLowerCase()} and can no longer be changed. Duplicate it to ask again.`,
  );
}

const keptUndo = z.object({
  requestId: z.uuid(),
  updatedAt: z.string(),
  before: z.record(z.string(), z.unknown()),
});

/** Takes a draft away again, as long as nothing was done with it since. */
async function removeDraft(context: Context, undo: unknown): Promise<void> {
  const { requestId } = z.object({ requestId: z.uuid() }).parse(undo);
  const row = await lockRequest(context, requestId);
  if (row.status !== 'DRAFT')
    throw new OperationError('conflict', `"${row.title}" has gone out since. Cancel the request instead.`);
  const own = and(eq(projectRequests.storeId, context.storeId), eq(projectRequests.id, requestId));
  await context.db
    .delete(requestSuppliers)
    .where(and(eq(requestSuppliers.storeId, context.storeId), eq(requestSuppliers.requestId, requestId)));
  await context.db.delete(projectRequests).where(own);
}

const subject = (row: RequestRow) => ({ kind: 'project_request', id: row.id });

export const makeOperations = [
  implement(createProjectRequest, {
    async run(context, { techPackId, ...said }) {
      refusePast(context, said.neededBy);
      const pack = await fromTechPack(context, techPackId);
      const values: Values = { ...pack, ...onlySaid<Said>(said) };
      const title = said.title ? asTitle(said.title) : pack.title;
      if (!title)
        throw new OperationError(
          'bad_input',
          'What do you want made? A few words are enough, such as "linen totes".',
          [{ path: 'title', message: 'Say what is wanted.' }],
        );
      const row = await insertRequest(context, { ...values, title, step: 'REVIEW' });
      return { output: await toRequest(context, row), undo: { requestId: row.id }, subject: subject(row) };
    },
    undo: removeDraft,
  }),

  implement(updateProjectRequest, {
    async run(context, { requestId, newTitle, ...said }) {
      const found = await findRequest(context, requestId);
      const row = await lockRequest(context, found.id);
      requireEditable(row);
      refusePast(context, said.neededBy);
      const values = await withCategory(
        context,
        row,
        onlySaid({ ...said, title: newTitle === undefined ? undefined : asTitle(newTitle) }),
      );
      if (Object.keys(values).length === 0)
        throw new OperationError(
          'bad_input',
          'What should change? Say for example "make it 1,500 units" or "target price $5.50".',
        );
      const hasUnsentChanges = row.status !== 'DRAFT';
      const changed = await changeRequest(context, row.id, { ...values, hasUnsentChanges });
      const before = Object.fromEntries(
        [...Object.keys(values), 'hasUnsentChanges'].map((name) => [name, row[name as keyof RequestRow]]),
      );
      return {
        output: await toRequest(context, changed),
        undo: { requestId: row.id, updatedAt: changed.updatedAt.toISOString(), before },
        subject: subject(row),
      };
    },
    async undo(context, undo) {
      const { requestId, updatedAt, before } = keptUndo.parse(undo);
      const row = await lockRequest(context, requestId);
      if (row.updatedAt.toISOString() !== updatedAt || !editable.has(row.status))
        throw new OperationError(
          'conflict',
          `"${row.title}" has been changed since. Change it by hand instead.`,
        );
      await changeRequest(context, requestId, before as Values);
    },
  }),

  implement(saveProjectDraft, {
    async run(context, { requestId, techPackId, title, ...said }) {
      const kept: Values = {
        ...(await fromTechPack(context, techPackId)),
        ...onlySaid(said),
        ...(title === undefined ? {} : { title: asTitle(title.trim()) }),
      };
      if (requestId === undefined) {
        const row = await insertRequest(context, kept);
        return { output: await toRequest(context, row), subject: subject(row) };
      }
      const row = await lockRequest(context, requestId);
      requireEditable(row);
      const { step: _step, ...content } = kept;
      const changed = await changeRequest(context, row.id, {
        ...(await withCategory(context, row, kept)),
        hasUnsentChanges: row.status === 'DRAFT' ? false : row.hasUnsentChanges || differs(row, content),
      });
      return { output: await toRequest(context, changed), subject: subject(row) };
    },
  }),

  implement(duplicateProjectRequest, {
    async run(context, { requestId }) {
      const {
        storeId: _store,
        id: _id,
        createdAt: _at,
        submittedAt: _sent,
        ...said
      } = await findRequest(context, requestId);
      const today = dayOf(context.clock.now());
      const row = await insertRequest(context, {
        ...said,
        title: /\(copy\)$/.test(said.title) ? said.title : `${said.title} (copy)`,
        // A day that has passed is asked anew.
        neededBy: said.neededBy && said.neededBy >= today ? said.neededBy : null,
        step: 'REVIEW',
        hasUnsentChanges: false,
      });
      return { output: await toRequest(context, row), undo: { requestId: row.id }, subject: subject(row) };
    },
    undo: removeDraft,
  }),
];

const differs = (row: RequestRow, values: Values) =>
  Object.entries(values).some(
    ([name, value]) => JSON.stringify(row[name as keyof RequestRow]) !== JSON.stringify(value),
  );
