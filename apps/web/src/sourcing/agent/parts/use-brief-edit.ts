import { useCallback } from 'react';
import { updateTechPack } from '@brandwright/contract/sourcing/agent/update-tech-pack.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { useAction } from '#api/use-action.ts';
import type { BriefEdit } from '../brief-edits.ts';

/** Saves single fields of a brief; `onChanged` gets the brief as it then stands. */
export function useBriefEdit(techPackId: string, onChanged?: (pack: TechPack) => void) {
  const { run, isRunning } = useAction(updateTechPack);
  const save = useCallback(
    async (edit: Exclude<BriefEdit, { error: string }>) => {
      const output = await run({ techPackId, ...edit });
      if (output) onChanged?.(output);
      return output !== null;
    },
    [run, techPackId, onChanged],
  );
  return { save, isSaving: isRunning };
}
