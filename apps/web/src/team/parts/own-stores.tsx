import { listOwnStores } from '@brandwright/contract/store/list-own-stores.ts';
import { switchStore } from '@brandwright/contract/store/switch-store.ts';
import { roleLabels } from '@brandwright/contract/team/roles.ts';
import { saveToken } from '#api/token.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { home } from '#routes/patterns.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';

/** Switches to another store, for people who belong to several. */
export function OwnStores() {
  const found = useOperation(listOwnStores, {});
  const enter = useAction(switchStore, {
    onDone: ({ token }) => {
      saveToken(token);
      // A full load, so that nothing of the previous store stays on screen.
      window.location.assign(home);
    },
  });
  const stores = found.data?.stores ?? [];
  if (stores.length < 2) return null;
  return (
    <Section title="Your stores">
      <ul className="divide-y divide-line">
        {stores.map(({ id, name, role, isCurrent }) => (
          <li key={id} className="flex items-center gap-3 py-3 text-sm">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-ink-soft">{roleLabels[role]}</span>
            </p>
            {isCurrent ? (
              <Badge>Current</Badge>
            ) : (
              <Button size="small" busy={enter.isRunning} onClick={() => void enter.run({ storeId: id })}>
                Switch
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
