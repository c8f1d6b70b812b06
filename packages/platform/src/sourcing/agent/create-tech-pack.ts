import { capitalize } from '@brandwright/language/text.ts';
import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import type { Brief, ValueSource } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { attach } from './attachments.ts';
import { beginTechPack, rowOf, setStatus } from './keep-brief.ts';
import { assume, emptyBrief, readBrief } from './reading/read-brief.ts';
import { setState, stateOf } from './state.ts';
import { showTechPack } from './show-tech-pack.ts';
import { optionsOf, refuse, formValues, fillFrom } from './change-tech-pack.ts';

const undoCreate = z.object({ techPackId: z.uuid(), before: z.uuid().nullable() });

/** Assumptions for what is still empty; assumptions that no longer hold are dropped. */
function withAssumptions(brief: Brief, sources: ValueSource[]): { brief: Brief; sources: ValueSource[] } {
  const stale = sources.filter(({ field }) => field === 'title' || briefValueWords(brief, field) !== null);
  const { values, sources: assumed } = assume(brief, new Set(sources.map(({ field }) => field)));
  return { brief: { ...brief, ...values }, sources: [...stale, ...assumed] };
}

export default implement(createTechPack, {
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
      { why: 'The brief was started', said: input.words?.trim() || 'Started a brief' },
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
