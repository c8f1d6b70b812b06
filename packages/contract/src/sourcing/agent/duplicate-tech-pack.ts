import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { briefForModel, briefLine } from './brief-words.ts';
import { techPack } from './tech-pack.ts';

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
