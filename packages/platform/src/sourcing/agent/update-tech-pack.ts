import { OperationError } from '@brandwright/contract';
import { updateTechPack } from '@brandwright/contract/sourcing/agent/update-tech-pack.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { attach, mostAttachments } from './attachments.ts';
import { findTechPack } from './find-tech-pack.ts';
import { keepState } from './keep-brief.ts';
import { readChange } from './reading/change-brief.ts';
import { showTechPack } from './show-tech-pack.ts';
import { optionsOf, refuse, formValues, fillFrom, undoChange } from './change-tech-pack.ts';

const quietPreview = { toWhom: null, cost: null, irreversible: null, warnings: [] };

export default implement(updateTechPack, {
  async prepare(context, input) {
    const row = await findTechPack(context, input);
    return {
      input: { ...input, techPackId: row.id },
      preview: {
        ...quietPreview,
        verb: 'Change the brief',
        what: `Changes brief ${row.number}, ${row.brief.title}: ${input.words ?? 'values of the form'}.`,
        values: [],
      },
    };
  },
  async run(context, input) {
    const row = await findTechPack(context, input);
    if (row.status === 'ARCHIVED')
      throw new OperationError(
        'bad_transition',
        `Brief ${row.number} is archived. Duplicate it to work on it again.`,
      );
    const options = await optionsOf(context);
    const edit = readChange(input.words ?? '', row.brief, options);
    refuse(input.words ? edit.refusal : null);
    const form = await formValues(context, input.values);
    const attached = await attach(context, input, options);
    if (row.attachments.length + attached.attachments.length > mostAttachments)
      throw new OperationError('conflict', `A brief can have up to ${mostAttachments} files.`);
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
          'I found nothing to change in that. Try "make it 800 units", "add BPA free" or "launch in May".',
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
