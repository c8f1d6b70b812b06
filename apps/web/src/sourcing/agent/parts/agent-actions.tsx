import { useState } from 'react';
import { clearSourcingAgent } from '@brandwright/contract/sourcing/agent/clear-sourcing-agent.ts';
import { archiveTechPack } from '@brandwright/contract/sourcing/agent/archive-tech-pack.ts';
import { duplicateTechPack } from '@brandwright/contract/sourcing/agent/duplicate-tech-pack.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { useAction } from '#api/use-action.ts';
import { setDock } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useMaySave } from '../../marketplace/use-may-save.ts';

/** Refine by talking, copy, archive, and clear, which asks first. */
export function AgentActions({ pack, onCleared }: { pack: TechPack | null; onCleared: () => void }) {
  const mayChange = useMaySave();
  const [isAsking, setAsking] = useState(false);
  const copy = useAction(duplicateTechPack, { onDone: onCleared });
  const archive = useAction(archiveTechPack, { onDone: onCleared });
  const clear = useAction(clearSourcingAgent, { onDone: onCleared });
  if (!mayChange || !pack) return null;
  return (
    <>
      <Button onClick={() => setDock(true)}>Refine in chat</Button>
      <Button
        look="quiet"
        busy={copy.isRunning}
        onClick={() => void copy.run({ techPackId: pack.techPackId })}
      >
        Duplicate
      </Button>
      <Button
        look="quiet"
        busy={archive.isRunning}
        onClick={() => void archive.run({ techPackId: pack.techPackId })}
      >
        Archive
      </Button>
      <Button look="quiet" onClick={() => setAsking(true)} data-tour="clear-agent">
        Clear
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear the sourcing agent?"
        preview={{
          verb: 'Clear and start over',
          what: 'This clears the form, its messages, tariff data and attachments.',
          toWhom: null,
          cost: null,
          irreversible: null,
          values: [{ label: 'Kept in earlier briefs', value: pack.title }],
          warnings: [],
        }}
        busy={clear.isRunning}
        onConfirm={() => void clear.run({}).then(() => setAsking(false))}
      />
    </>
  );
}
