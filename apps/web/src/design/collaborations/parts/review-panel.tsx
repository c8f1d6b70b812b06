import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import { getImageCollaboration } from '@brandwright/contract/design/collaborations/get-image-collaboration.ts';
import { useOperation } from '#api/use-operation.ts';
import { usePartner } from '#frame/partner-store.ts';
import { IconButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { ModalContent } from '#ui/modal-content.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { X } from 'lucide-react';
import { ReviewView } from './review-view.tsx';

export interface ReviewPanelProps {
  collaborationId: string;
  onClose: () => void;
  /** Another review to show in its place, such as a copy. */
  onOther?: (collaborationId: string) => void;
}

/** A picture in review over the whole screen; Escape leads back to where one was. */
export default function ReviewPanel({ collaborationId, onClose, onOther }: ReviewPanelProps) {
  const found = useOperation(getImageCollaboration, { collaborationId });
  useRecordOnTop(collaborationId, found.data?.title);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <ModalContent
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            // What is being made on the picture is left first; the view does that itself.
            if (document.querySelector('[data-review-draft]')) event.preventDefault();
          }}
          className="fixed inset-0 z-40 flex flex-col bg-paper outline-none data-[state=open]:animate-fade"
        >
          <Load query={found} skeleton={<PanelSkeleton />}>
            {(one) => (
              <ReviewView
                key={one.id}
                one={one}
                onClose={onClose}
                onOther={(id) => (onOther ? onOther(id) : onClose())}
              />
            )}
          </Load>
          {found.isError && !found.data && (
            <>
              <Dialog.Title className="sr-only">Picture review</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton label="Close the picture" className="absolute top-3 right-3">
                  <X aria-hidden />
                </IconButton>
              </Dialog.Close>
            </>
          )}
        </ModalContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** While the picture is open it is what the partner has in view; afterward what was in view before. */
function useRecordOnTop(id: string, title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = usePartner.getState().screen;
    usePartner.setState({ screen: { title, record: { kind: 'image_collaboration', id, label: title } } });
    return () => usePartner.setState({ screen: before });
  }, [id, title]);
}

function PanelSkeleton() {
  return (
    <div role="status" aria-label="Opening the picture" className="flex flex-1 flex-col gap-4 p-4">
      <Dialog.Title className="sr-only">Opening the picture</Dialog.Title>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="flex-1 rounded-xl" />
    </div>
  );
}
