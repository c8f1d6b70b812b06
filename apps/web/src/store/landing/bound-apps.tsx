import { useState } from 'react';
import type { AppBinding } from '@brandwright/contract/store/app-bindings/entities.ts';
import { listAppBindings } from '@brandwright/contract/store/app-bindings/list-app-bindings.ts';
import { unbindApp } from '@brandwright/contract/store/app-bindings/unbind-app.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Day } from '#ui/text.tsx';

/** The apps that the store is bound to, each with the way to remove it. */
export function BoundApps({ mayBind, none = null }: { mayBind: boolean; none?: string | null }) {
  const found = useOperation(listAppBindings, {});
  const [removing, setRemoving] = useState<AppBinding | null>(null);
  return (
    <Load query={found} skeleton={<SkeletonCard height={80} />}>
      {({ bindings }) =>
        bindings.length === 0 ? (
          none && <p className="text-sm text-ink-soft">{none}</p>
        ) : (
          <>
            <ul
              aria-label="Bound apps"
              className="divide-y divide-line rounded-xl border border-line bg-raised"
            >
              {bindings.map((binding) => (
                <li
                  key={binding.bindingId}
                  className="flex items-center justify-between gap-3 px-4 py-3 text-sm"
                >
                  <span className="min-w-0">
                    <span className="font-medium">{binding.label}</span>{' '}
                    <span className="text-ink-soft">
                      code ending in {binding.codeEnding}, since <Day at={binding.boundAt} />
                    </span>
                  </span>
                  {mayBind && (
                    <Button
                      size="small"
                      aria-label={`Remove ${binding.label}`}
                      onClick={() => setRemoving(binding)}
                    >
                      Remove
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <OperationDialog
              declaration={unbindApp}
              input={removing && { bindingId: removing.bindingId }}
              title="Remove an app"
              onClose={() => setRemoving(null)}
            />
          </>
        )
      }
    </Load>
  );
}
