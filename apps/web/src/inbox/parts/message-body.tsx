import { PencilRuler, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SupplierMessage } from '@brandwright/contract/inbox/entities.ts';
import type { MessageType } from '@brandwright/contract/inbox/enums.ts';
import { MessagePictureButton } from '#design/collaborations/parts/message-picture-button.tsx';
import { cn } from '#ui/cn.ts';
import { OutsideText } from '../messages/outside-text.tsx';
import { MeetingView } from './meeting-view.tsx';
import { FileLines } from './types/file-lines.tsx';
import { CatalogItemMessage, RemixMessage, SupplierProfileMessage } from './types/item-messages.tsx';
import { PictureGrid } from './types/picture-grid.tsx';
import { Videos } from './types/video-message.tsx';
import { MilestoneMessage, ProjectMessage, TrackingMessage } from './types/work-messages.tsx';

/** What a message is drawn as beside its words and what is attached to it. */
const cards: Readonly<Partial<Record<MessageType, (message: SupplierMessage) => ReactNode>>> = {
  CREATOR_MILESTONE: ({ attributes }) => <MilestoneMessage attributes={attributes} />,
  CATALOG_ITEM: ({ attributes }) => <CatalogItemMessage attributes={attributes} />,
  REMIX_PRODUCT_ITEM: ({ attributes }) => <RemixMessage attributes={attributes} />,
  ZOOM_MEETING: (message) => <Meeting message={message} />,
  ZOOM_MEETING_REQUEST: (message) => <Meeting message={message} />,
  SUPPLIER_PROFILE: ({ attributes }) => <SupplierProfileMessage attributes={attributes} />,
  CREATOR_CUSTOM_PROJECT: ({ attributes }) => <ProjectMessage attributes={attributes} />,
  TRACKING_LINK: ({ attributes }) => <TrackingMessage attributes={attributes} />,
};

/** A message of any type: its words, its card, its pictures, videos and files. */
export function MessageBody({ message }: { message: SupplierMessage }) {
  const { type, text, authorName, attributes } = message;
  const card = cards[type]?.(message);
  const isMeeting = type === 'ZOOM_MEETING' || type === 'ZOOM_MEETING_REQUEST';
  // One's own words of a meeting are made of what its card says.
  const words = isMeeting && (message.isOwn || !attributes.title) ? '' : text;
  const pictures =
    attributes.imageUrl && message.imageUrls.length === 0 && !card
      ? [attributes.imageUrl]
      : message.imageUrls;
  return (
    <>
      {type === 'AI' && (
        <Mark icon={<Sparkles aria-hidden className="size-3.5" />}>Written by the partner</Mark>
      )}
      {type === 'IMAGE_COLLABORATION' && (
        <Mark icon={<PencilRuler aria-hidden className="size-3.5" />}>
          {attributes.title ? `To edit: ${attributes.title}` : 'Picture to edit'}
        </Mark>
      )}
      {words && <Bubble isOwn={message.isOwn}>{<OutsideText text={words} />}</Bubble>}
      {card}
      <PictureGrid urls={pictures} from={authorName} />
      {type === 'IMAGE_COLLABORATION' && (
        <MessagePictureButton
          messageSid={message.sid}
          imageUrls={pictures}
          title={attributes.title ?? `Picture from ${authorName}`}
        />
      )}
      <Videos urls={message.videoUrls} from={authorName} />
      <FileLines urls={message.pdfUrls} kind="PDF" name={attributes.fileName} />
      <FileLines urls={message.fileUrls} kind="File" name={attributes.fileName} />
    </>
  );
}

/** The founder's words in a soft block, the supplier's on paper. */
export function Bubble({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <div
      className={cn(
        'max-w-full rounded-2xl px-3.5 py-2 text-sm leading-5.5',
        isOwn ? 'bg-ink/8' : 'border border-line bg-raised',
      )}
    >
      {children}
    </div>
  );
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p dir="auto" className="flex max-w-full items-center gap-1.5 text-xs wrap-anywhere text-ink-soft">
      {icon}
      {children}
    </p>
  );
}

function Meeting({ message }: { message: SupplierMessage }) {
  const { attributes, type } = message;
  const isSettled = type === 'ZOOM_MEETING';
  return (
    <MeetingView
      conversationSid={message.conversationSid}
      messageSid={message.sid}
      supplierName={message.isOwn ? 'The supplier' : message.authorName}
      askedBy={attributes.zoomRequestType ?? (message.isOwn ? 'ASKED_BY_BRAND' : 'ASKED_BY_SUPPLIER')}
      status={attributes.meetingStatus ?? (isSettled ? 'ACCEPTED' : 'ASKED')}
      callTime={attributes.callTime}
      durationMinutes={attributes.durationMinutes}
      topic={attributes.title || (message.isOwn ? '' : message.text)}
      meetingUrl={attributes.meetingUrl ?? null}
    />
  );
}
