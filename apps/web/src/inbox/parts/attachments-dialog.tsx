import { listConversationAttachments } from '@brandwright/contract/inbox/list-conversation-attachments.ts';
import { useOperation } from '#api/use-operation.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { AttachmentRows } from './attachment-rows.tsx';

/** All that was sent in a conversation. */
export function AttachmentsDialog({
  conversationSid,
  supplierName,
  onClose,
}: {
  conversationSid: string;
  supplierName: string;
  onClose: () => void;
}) {
  const query = useOperation(listConversationAttachments, { id: conversationSid });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Files"
      description={`What you and ${supplierName} sent each other, newest first.`}
    >
      <Load
        query={query}
        skeleton={<SkeletonText lines={5} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<p className="py-6 text-center text-ink-soft">No files in this conversation yet.</p>}
      >
        {({ rows }) => <AttachmentRows rows={rows} />}
      </Load>
    </Dialog>
  );
}
