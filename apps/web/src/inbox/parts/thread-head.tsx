import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  EllipsisVertical,
  Factory,
  MailOpen,
  PanelRight,
  Paperclip,
  Quote,
  ShoppingBag,
  Video,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { archiveSupplierConversation } from '@brandwright/contract/inbox/archive-supplier-conversation.ts';
import { markConversationUnread } from '@brandwright/contract/inbox/mark-conversation-unread.ts';
import { unarchiveSupplierConversation } from '@brandwright/contract/inbox/unarchive-supplier-conversation.ts';
import type { SupplierConversation } from '@brandwright/contract/inbox/entities.ts';
import { useAction } from '#api/use-action.ts';
import { OrderDialog } from '#purchasing/dialogs/order-dialog.tsx';
import { supplierAddress } from '#sourcing/addresses.ts';
import { formAddress } from '#sourcing/rfq/labels.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { AttachmentsDialog } from './attachments-dialog.tsx';
import { DemoMark } from './demo-mark.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';

export interface ThreadHeadProps {
  conversation: SupplierConversation;
  mayAct: boolean;
  isSideOpen: boolean;
  onSide: () => void;
  /** Back to the list. */
  onLeave: () => void;
}

/** With whom one writes, and what can be done with the conversation. */
export function ThreadHead({ conversation, mayAct, isSideOpen, onSide, onLeave }: ThreadHeadProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'meeting' | 'files' | 'order' | null>(null);
  const archive = useAction(archiveSupplierConversation, { onDone: onLeave });
  const unarchive = useAction(unarchiveSupplierConversation);
  const unread = useAction(markConversationUnread, { onDone: onLeave });
  const { sid, supplierId, supplierName, avatarUrl, isArchived } = conversation;
  const which = { conversationSid: sid };
  return (
    <header className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line px-3 py-2 sm:px-5">
      <IconButton label="Back to conversations" className="@3xl/inbox:hidden" onClick={onLeave}>
        <ArrowLeft aria-hidden />
      </IconButton>
      <Avatar name={supplierName} src={avatarUrl} shape="square" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-2 text-sm font-semibold">
          <Link
            to={supplierAddress(supplierId)}
            className="min-w-0 truncate rounded-sm hover:underline hover:underline-offset-4"
          >
            <bdi>{supplierName}</bdi>
          </Link>
          {conversation.attributes.isDemo && <DemoMark />}
        </h2>
        <p className="truncate text-xs text-ink-soft">{factsOf(conversation).join(' · ')}</p>
      </div>
      {mayAct && (
        <IconButton
          label="Request a call"
          size="icon"
          className="@max-3xl/inbox:hidden"
          onClick={() => setDialog('meeting')}
        >
          <Video aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={isSideOpen ? 'Hide what was agreed' : 'What was agreed'}
        size="icon"
        aria-pressed={isSideOpen}
        onClick={onSide}
      >
        <PanelRight aria-hidden />
      </IconButton>
      <Menu
        trigger={
          <IconButton label="More" size="icon">
            <EllipsisVertical aria-hidden />
          </IconButton>
        }
        entries={[
          ...(mayAct
            ? [
                {
                  label: 'Request a call',
                  icon: <Video aria-hidden />,
                  onSelect: () => setDialog('meeting'),
                },
                {
                  label: 'Make a purchase order',
                  icon: <ShoppingBag aria-hidden />,
                  onSelect: () => setDialog('order'),
                },
                {
                  label: 'Request quotes',
                  icon: <Quote aria-hidden />,
                  onSelect: () => void navigate(formAddress()),
                },
              ]
            : []),
          { label: 'Files', icon: <Paperclip aria-hidden />, onSelect: () => setDialog('files') },
          {
            label: 'Supplier profile',
            icon: <Factory aria-hidden />,
            onSelect: () => void navigate(supplierAddress(supplierId)),
          },
          ...(mayAct
            ? [
                {
                  label: 'Mark as unread',
                  icon: <MailOpen aria-hidden />,
                  apart: true,
                  onSelect: () => void unread.run(which),
                },
                isArchived
                  ? {
                      label: 'Move to inbox',
                      icon: <ArchiveRestore aria-hidden />,
                      onSelect: () => void unarchive.run(which),
                    }
                  : {
                      label: 'Archive',
                      icon: <Archive aria-hidden />,
                      onSelect: () => void archive.run(which),
                    },
              ]
            : []),
        ]}
      />
      {dialog === 'meeting' && (
        <MeetingDialog conversationSid={sid} supplierName={supplierName} onClose={() => setDialog(null)} />
      )}
      {dialog === 'order' && (
        <OrderDialog supplier={{ supplierId, name: supplierName }} onClose={() => setDialog(null)} />
      )}
      {dialog === 'files' && (
        <AttachmentsDialog
          conversationSid={sid}
          supplierName={supplierName}
          onClose={() => setDialog(null)}
        />
      )}
    </header>
  );
}

function factsOf({ attributes, origin, isConciergeRecommended, isArchived }: SupplierConversation): string[] {
  return [
    isArchived ? 'Archived' : '',
    attributes.subject ?? '',
    origin === 'SOURCING_AGENT' ? 'Opened by the sourcing agent' : '',
    isConciergeRecommended ? 'Recommended by our team' : '',
  ].filter(Boolean);
}
