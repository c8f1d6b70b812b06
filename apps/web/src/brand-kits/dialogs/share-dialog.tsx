import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { Dialog } from '#ui/dialog.tsx';
import { NotShared, OpenLink } from './share-link.tsx';
import { Waitlist } from './waitlist.tsx';

/** The public address of a kit, its waitlist page, and who joined. */
export function ShareDialog({
  kit,
  mayAct,
  onClose,
}: {
  kit: BrandKit;
  mayAct: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share ${kit.name}`}
      description="Anyone with the link can see the kit without logging in. It shows nothing about your store."
      className="max-w-xl"
    >
      <div className="flex flex-col gap-6 pt-1">
        {kit.shareUrl === null ? (
          <NotShared kit={kit} mayAct={mayAct} />
        ) : (
          <OpenLink kit={kit} shareUrl={kit.shareUrl} mayAct={mayAct} />
        )}
        {!kit.isSample && <Waitlist kit={kit} mayAct={mayAct} />}
      </div>
    </Dialog>
  );
}
