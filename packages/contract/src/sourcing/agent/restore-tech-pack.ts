import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { briefForModel, briefLine } from './brief-words.ts';
import { briefChange, techPack } from './tech-pack.ts';

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
