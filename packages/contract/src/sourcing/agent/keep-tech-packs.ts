import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { briefForModel, briefLine } from './brief-words.ts';
import { briefChange, techPack, techPackRef } from './tech-pack.ts';

export const restoreTechPack = declareOperation({
  name: 'restore_tech_pack',
  area: 'sourcing',
  title: 'Go back to an earlier brief',
  description:
    'Sets a sourcing brief back to how it stood at an earlier version (checkpoint); the one before when none is named. Versions come from get_tech_pack_history. Use undo_change for the very last change of anything.',
  examples: [
    'Go back to version 1 of the brief',
    'restore the previous version of my tech pack',
    'put the brief back to version 2',
    'restore the first version of the brief',
  ],
  input: z.object({
    ...briefRef,
    version: field(z.int().min(1).max(100_000), {
      label: 'Version',
      words: ['version', 'checkpoint', 'state'],
    })
      .describe('Number of the version; the first is 1.')
      .optional(),
    checkpointId: z.uuid().describe('Id of the checkpoint, in place of its number.').optional(),
  }),
  output: techPack.extend({ changes: z.array(briefChange), restoredVersion: z.int() }),
  http: { method: 'POST', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}/restore' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['get_tech_pack_history', 'get_tech_pack'],
  invalidates: [...briefReads],
  undoable: true,
  toModel: ({ changes, restoredVersion, ...pack }) => ({ restoredVersion, changes, ...briefForModel(pack) }),
  summary: ({ restoredVersion, changes: _changes, ...pack }) =>
    `The brief is back at version ${restoredVersion}. ${briefLine(pack)}.`,
});

export const duplicateTechPack = declareOperation({
  name: 'duplicate_tech_pack',
  area: 'sourcing',
  title: 'Copy a brief',
  description:
    'Makes a new sourcing brief with the values and attachments of another, without its matches and history, and works on the copy. The other stays as it is.',
  examples: ['Duplicate my brief', 'copy the mug brief', 'make a copy of tech pack 2', 'clone this brief'],
  input: z.object({
    ...briefRef,
    title: field(z.string().trim().min(1).max(120), {
      label: 'Name',
      words: ['named', 'called', 'titled', 'name it', 'call it'],
    })
      .describe('Name of the copy.')
      .optional(),
  }),
  output: techPack,
  http: { method: 'POST', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}/copies', status: 201 },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'tech_pack',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['update_tech_pack', 'list_tech_packs'],
  invalidates: [...briefReads],
  undoable: true,
  toModel: briefForModel,
  summary: (pack) => `Made a copy: ${briefLine(pack)}.`,
});

export const archiveTechPack = declareOperation({
  name: 'archive_tech_pack',
  area: 'sourcing',
  title: 'Put a brief away',
  description:
    'Archives (deletes) a sourcing brief: it leaves the list of briefs and can no longer be matched. Can be undone. To begin anew and keep the old one in the list use clear_sourcing_agent.',
  examples: [
    'Delete the tote bag brief',
    'archive brief 2',
    'remove this tech pack',
    'put the candle brief away',
  ],
  input: z.object({ ...briefRef }),
  output: z.object({ techPackId: techPackRef(), techPackNumber: z.int(), title: z.string() }),
  http: { method: 'DELETE', path: '/web/ai-sourcing-agents-tech-pack/{techPackId}' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_tech_packs'],
  invalidates: [...briefReads],
  undoable: true,
  summary: ({ title, techPackNumber }) => `Brief ${techPackNumber}, ${title}, is archived.`,
});
