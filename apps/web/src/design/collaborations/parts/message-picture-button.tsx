import { PencilRuler } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { openPictureCollaboration } from '@brandwright/contract/design/collaborations/open-picture-collaboration.ts';
import { useAction } from '#api/use-action.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Button } from '#ui/button.tsx';

const ReviewPanel = lazy(() => import('./review-panel.tsx'));

/**
 * Opens the pictures of a message to be worked on by the store's own people, each as a review of its own. The supplier
 * sees nothing of it.
 */
export function MessagePictureButton({
  messageSid,
  imageUrls,
  title,
}: {
  messageSid: string;
  imageUrls: readonly string[];
  title: string;
}) {
  const mayAct = useMayAct();
  const [shown, setShown] = useState<string | null>(null);
  const open = useAction(openPictureCollaboration, { onDone: ({ id }) => setShown(id), announce: false });
  if (!mayAct || imageUrls.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {imageUrls.map((imageUrl, index) => (
        <Button
          key={imageUrl}
          size="small"
          busy={open.isRunning}
          onClick={() =>
            void open.run({
              source: `message:${messageSid}:${index}`,
              imageUrl,
              title: (imageUrls.length > 1 ? `${title}, ${index + 1}` : title).slice(0, 160),
            })
          }
        >
          <PencilRuler aria-hidden />
          {imageUrls.length > 1 ? `Mark up picture ${index + 1}` : 'Mark it up'}
        </Button>
      ))}
      {open.error && (
        <p role="alert" className="w-full text-xs text-bad">
          {open.error.message}
        </p>
      )}
      {shown && (
        <Suspense>
          <ReviewPanel collaborationId={shown} onClose={() => setShown(null)} onOther={setShown} />
        </Suspense>
      )}
    </div>
  );
}
