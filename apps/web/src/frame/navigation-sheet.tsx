import { Sheet } from '#ui/sheet.tsx';
import { NavigationList } from './side-navigation.tsx';

/** Navigation on a phone. */
export default function NavigationSheet({
  isPreviewAccount,
  onClose,
}: {
  isPreviewAccount: boolean;
  onClose: () => void;
}) {
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Brandwright" side="left">
      <NavigationList isPreviewAccount={isPreviewAccount} onNavigate={onClose} />
    </Sheet>
  );
}
