import { listOwnStores } from '@brandwright/contract/store/list-own-stores.ts';
import { switchStore } from '@brandwright/contract/store/switch-store.ts';
import { roleLabels } from '@brandwright/contract/team/roles.ts';
import { saveToken } from '#api/token.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { home } from '#routes/patterns.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

/** The stores of this person, where there are several, and the way into another. */
export function OwnStores() {
  const found = useOperation(listOwnStores, {});
  const enter = useAction(switchStore, {
    onDone: ({ token }) => {
      saveToken(token);
      // Nothing of the store before stays in view.
      window.location.assign(home);
    },
  });
  const stores = found.data?.stores ?? [];
  if (stores.length < 2) return null;
  return (
    <section aria-labelledby="own-stores">
      <h2 id="own-stores" className="text-base font-semibold">
        Your stores
      </h2>
      <ul className="divide-y divide-line">
        {stores.map(({ id, name, role, isCurrent }) => (
          <li key={id} className="flex items-center gap-3 py-3 text-sm">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-ink-soft">{roleLabels[role]}</span>
            </p>
            {isCurrent ? (
              <Badge>Open now</Badge>
            ) : (
              <Button size="small" busy={enter.isRunning} onClick={() => void enter.run({ storeId: id })}>
                Switch to it
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
