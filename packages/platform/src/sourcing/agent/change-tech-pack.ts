import { capitalize } from '@brandwright/language/text.ts';
import { OperationError } from '@brandwright/contract';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import { updateTechPack } from '@brandwright/contract/sourcing/agent/update-tech-pack.ts';
import type { BriefValues } from '@brandwright/contract/sourcing/agent/change-tech-pack.ts';
import type { BriefField } from '@brandwright/contract/sourcing/agent/enums.ts';
import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findCategories } from '../marketplace/resolve.ts';
import { attach, mostAttachments, type Attached } from './attachments.ts';
import { findTechPack } from './find-tech-pack.ts';
import { beginTechPack, checkpointsOf, keepState, returnTo, rowOf, setStatus } from './keep-brief.ts';
import { readChange } from './reading/change-brief.ts';
import { assume, emptyBrief, readBrief, type ReadingOptions } from './reading/read-brief.ts';
import { setState, stateOf } from './state.ts';
import { categoriesOf, showTechPack } from './show-tech-pack.ts';

const undoCreate = z.object({ techPackId: z.uuid(), before: z.uuid().nullable() });
const undoUpdate = z.object({ techPackId: z.uuid(), checkpointId: z.uuid() });

async function optionsOf(context: Context): Promise<ReadingOptions> {
  return { now: context.clock.now(), categories: await categoriesOf(context) };
}

function refuse(refusal: { path: string; message: string } | null): void {
  if (refusal)
    throw new OperationError('bad_input', refusal.message, [
      { path: refusal.path, message: refusal.message },
    ]);
}

/** The values of a form: checked against the marketplace and the clock, with their sources. */
async function formValues(
  context: Context,
  values: BriefValues | undefined,
): Promise<{ values: Partial<Brief>; sources: ValueSource[] }> {
  if (!values) return { values: {}, sources: [] };
  const { agentType: _type, ...rest } = values;
  if (
    rest.launchDate &&
    rest.launchDate <
      (rest.launchIsWholeMonth
        ? context.clock.now().toISOString().slice(0, 7)
        : context.clock.now().toISOString().slice(0, 10))
  )
    refuse({ path: 'values.launchDate', message: `${rest.launchDate} is past. When do you want to launch?` });
  if (rest.categoryId) rest.categoryId = (await findCategories(context, [rest.categoryId]))?.[0] ?? null;
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<Brief>;
  const fields = fieldsOf(given);
  return {
    values: given,
    sources: fields.map((field) => ({ field, origin: 'FORM', because: 'entered in the form', quote: null })),
  };
}

const fieldByKey: Partial<Record<keyof Brief, BriefField>> = {
  title: 'title',
  product: 'product',
  description: 'description',
  categoryId: 'category',
  materials: 'materials',
  colors: 'colors',
  finish: 'finish',
  dimensions: 'dimensions',
  weightGrams: 'weight',
  quantity: 'quantity',
  targetPriceMinor: 'targetPrice',
  customizations: 'customizations',
  packaging: 'packaging',
  certifications: 'certifications',
  countriesWanted: 'countriesWanted',
  countriesExcluded: 'countriesExcluded',
  launchDate: 'launchDate',
  notes: 'notes',
};
const fieldsOf = (values: Partial<Brief>) =>
  (Object.keys(values) as (keyof Brief)[]).flatMap((key) => fieldByKey[key] ?? []);

/** Fills what is empty from documents and pictures: words of the founder win. */
function fillFrom(
  brief: Brief,
  sources: ValueSource[],
  { readings }: Attached,
): { brief: Brief; sources: ValueSource[] } {
  let filled = { brief, sources };
  for (const { values, sources: found, outsideNotes } of readings) {
    const fresh = found.filter(
      ({ field }) => field !== 'title' && briefValueWords(filled.brief, field) === null,
    );
    const usable = Object.fromEntries(
      Object.entries(values).filter(([key]) => {
        const field = fieldByKey[key as keyof Brief];
        return key === 'launchIsWholeMonth'
          ? filled.brief.launchDate === null
          : key === 'title'
            ? filled.brief.title === emptyBrief.title
            : field !== undefined && fresh.some((one) => one.field === field);
      }),
    );
    filled = {
      brief: { ...filled.brief, ...usable, outsideNotes: filled.brief.outsideNotes ?? outsideNotes },
      sources: [...filled.sources, ...fresh],
    };
  }
  return filled;
}

/** Assumptions for what is still empty; assumptions that no longer hold are dropped. */
function withAssumptions(brief: Brief, sources: ValueSource[]): { brief: Brief; sources: ValueSource[] } {
  const stale = sources.filter(({ field }) => field === 'title' || briefValueWords(brief, field) !== null);
  const { values, sources: assumed } = assume(brief, new Set(sources.map(({ field }) => field)));
  return { brief: { ...brief, ...values }, sources: [...stale, ...assumed] };
}

const quietPreview = { toWhom: null, cost: null, irreversible: null, warnings: [] };

export const createTechPackHere = implement(createTechPack, {
  async run(context, input) {
    const options = await optionsOf(context);
    const reading = readBrief(input.words ?? '', options);
    refuse(reading.refusal);
    const form = await formValues(context, input.values);
    const attached = await attach(context, input, options);
    const said = { ...emptyBrief, ...reading.values, ...form.values };
    const overruled = new Set(form.sources.map(({ field }) => field));
    const own = [...reading.sources.filter(({ field }) => !overruled.has(field)), ...form.sources];
    const filled = fillFrom(said, own, attached);
    const { brief, sources } = withAssumptions(filled.brief, filled.sources);
    const isEmpty = brief.product === null && attached.attachments.length === 0 && input.values === undefined;
    if (isEmpty)
      refuse({
        path: 'words',
        message:
          'What do you want made? Say it in a sentence, as in "500 matte black ceramic mugs with our logo, under $4 each, for March".',
      });
    const state = await stateOf(context);
    const isPackaging = options.categories.some(
      ({ id, kind }) => id === brief.categoryId && kind === 'PACKAGING',
    );
    const agentType =
      input.agentType ??
      input.values?.agentType ??
      reading.agentType ??
      (isPackaging
        ? 'packaging'
        : state?.agentType === 'packaging' && brief.categoryId !== null
          ? 'default'
          : (state?.agentType ?? 'default'));
    const titled =
      brief.title === emptyBrief.title && brief.product !== null
        ? { ...brief, title: capitalize(brief.product) }
        : brief;
    const row = await beginTechPack(
      context,
      { brief: titled, sources, agentType, attachments: attached.attachments, question: reading.question },
      { why: 'The brief was begun', said: input.words?.trim() || 'Began a brief' },
    );
    return {
      output: await showTechPack(context, row),
      undo: { techPackId: row.id, before: state?.techPackId ?? null },
      subject: { kind: 'tech_pack', id: row.id },
    };
  },
  async undo(context, saved) {
    const { techPackId, before } = undoCreate.parse(saved);
    const row = await rowOf(context, techPackId);
    if (row && row.status !== 'ARCHIVED') await setStatus(context, row, 'ARCHIVED');
    await setState(context, { techPackId: before });
  },
});

export const updateTechPackHere = implement(updateTechPack, {
  async prepare(context, input) {
    const row = await findTechPack(context, input);
    return {
      input: { ...input, techPackId: row.id },
      preview: {
        ...quietPreview,
        verb: 'Change the brief',
        what: `Brief ${row.number}, ${row.brief.title}, is changed: ${input.words ?? 'values of the form'}.`,
        values: [],
      },
    };
  },
  async run(context, input) {
    const row = await findTechPack(context, input);
    if (row.status === 'ARCHIVED')
      throw new OperationError(
        'bad_transition',
        `Brief ${row.number} is archived. Copy it to work on it again.`,
      );
    const options = await optionsOf(context);
    const edit = readChange(input.words ?? '', row.brief, options);
    refuse(input.words ? edit.refusal : null);
    const form = await formValues(context, input.values);
    const attached = await attach(context, input, options);
    if (row.attachments.length + attached.attachments.length > mostAttachments)
      throw new OperationError('conflict', `A brief may have ${mostAttachments} files.`);
    const agentType = input.values?.agentType ?? edit.agentType ?? row.agentType;
    const changedFields = [...edit.sources, ...form.sources].map(({ field }) => field);
    if (
      changedFields.length === 0 &&
      Object.keys(edit.values).length === 0 &&
      attached.attachments.length === 0 &&
      agentType === row.agentType
    )
      refuse({
        path: 'words',
        message:
          'I found nothing to change in that. Say for example "make it 800 units", "add BPA free" or "launch in May".',
      });
    const kept = row.sources.filter(({ field }) => !changedFields.includes(field));
    const brief = { ...row.brief, ...edit.values, ...form.values };
    const filled = fillFrom(brief, [...kept, ...edit.sources, ...form.sources], attached);
    // A field that was emptied on purpose stays empty.
    const known = filled.sources.filter(
      ({ field }) => field === 'title' || briefValueWords(filled.brief, field) !== null,
    );
    const attachments = [
      ...row.attachments,
      ...attached.attachments.filter(({ fileId }) => !row.attachments.some((one) => one.fileId === fileId)),
    ];
    const why =
      input.words?.trim() ||
      (attached.attachments.length > 0
        ? 'A file was added'
        : context.via === 'hand'
          ? 'Changed in the form'
          : 'Changed in the chat');
    const question = changedFields.includes('launchDate') ? null : row.question;
    const { row: after, changes } = await keepState(
      context,
      row,
      { brief: filled.brief, sources: known, agentType, attachments, question },
      { why, said: why },
    );
    return {
      output: { ...(await showTechPack(context, after)), changes },
      undo: { techPackId: row.id, checkpointId: row.checkpointId },
      subject: { kind: 'tech_pack', id: row.id },
    };
  },
  undo: undoChange,
});

/** Goes back to the state before. */
export async function undoChange(context: Context, saved: unknown): Promise<void> {
  const { techPackId, checkpointId } = undoUpdate.parse(saved);
  const row = await rowOf(context, techPackId);
  const to = (await checkpointsOf(context, techPackId)).find(({ id }) => id === checkpointId);
  if (row && to)
    await returnTo(context, row, to, {
      why: `Undone: back to version ${to.version}`,
      said: 'Undo the change',
    });
}
