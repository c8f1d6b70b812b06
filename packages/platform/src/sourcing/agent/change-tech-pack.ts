import { OperationError } from '@brandwright/contract';
import type { BriefValues } from '@brandwright/contract/sourcing/agent/change-tech-pack.ts';
import type { BriefField } from '@brandwright/contract/sourcing/agent/enums.ts';
import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { findCategories } from '../marketplace/resolve.ts';
import type { Attached } from './attachments.ts';
import { checkpointsOf, returnTo, rowOf } from './keep-brief.ts';
import { emptyBrief, type ReadingOptions } from './reading/read-brief.ts';
import { categoriesOf } from './show-tech-pack.ts';

const undoUpdate = z.object({ techPackId: z.uuid(), checkpointId: z.uuid() });

export async function optionsOf(context: Context): Promise<ReadingOptions> {
  return { now: context.clock.now(), categories: await categoriesOf(context) };
}

export function refuse(refusal: { path: string; message: string } | null): void {
  if (refusal)
    throw new OperationError('bad_input', refusal.message, [
      { path: refusal.path, message: refusal.message },
    ]);
}

/** The values of a form: checked against the marketplace and the clock, with their sources. */
export async function formValues(
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
    refuse({
      path: 'values.launchDate',
      message: `${rest.launchDate} has passed. When do you want to launch?`,
    });
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
export function fillFrom(
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
