import { Sheet } from '#ui/sheet.tsx';
import type { NavigatedStore } from './navigation.ts';
import { NavigationList } from './side-navigation.tsx';

/** Navigation on a phone. */
export default function NavigationSheet({
  store,
  onClose,
}: {
  store: NavigatedStore | undefined;
  onClose: () => void;
}) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Brandwright" side="left">
      <NavigationList store={store} onNavigate={onClose} />
    </Sheet>
  );
}
