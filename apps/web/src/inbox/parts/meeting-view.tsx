import { Video } from 'lucide-react';
import { useState } from 'react';
import type { MeetingStatus, ZoomRequestType } from '@brandwright/contract/inbox/enums.ts';
import { acceptSupplierMeeting } from '@brandwright/contract/inbox/accept-supplier-meeting.ts';
import { declineSupplierMeeting } from '@brandwright/contract/inbox/decline-supplier-meeting.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useAction } from '#api/use-action.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Status } from '#ui/badge.tsx';
import type { Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { callTimeText } from '../messages/figures.ts';
import { OutsideLink } from '../messages/outside-text.tsx';
import { linkOf } from '../messages/text-links.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { MessageCard } from './types/message-card.tsx';

const statuses: Readonly<Record<MeetingStatus, { tone: Tone; words: string }>> = {
  ASKED: { tone: 'warn', words: 'Waiting for an answer' },
  ACCEPTED: { tone: 'good', words: 'Accepted' },
  DECLINED: { tone: 'neutral', words: 'Declined' },
};

/** Whatever was answered, it cannot be joined any more. */
const past = { tone: 'neutral', words: 'Past' } as const;

export interface MeetingViewProps {
  conversationSid: string;
  messageSid: string;
  supplierName: string;
  askedBy: ZoomRequestType;
  status: MeetingStatus;
  callTime: string | undefined;
  durationMinutes: number | undefined;
  topic: string;
  meetingUrl: string | null;
  /** Says with whom, where that does not stand above. */
  namesSupplier?: boolean;
}

/** A call that one side asked for, or that is settled: when, how long, where to join, how to answer. */
export function MeetingView(meeting: MeetingViewProps) {
  const { supplierName, askedBy, status, callTime, durationMinutes, topic } = meeting;
  const link = meeting.meetingUrl ? linkOf(meeting.meetingUrl) : null;
  const isPast =
    callTime !== undefined && Date.parse(callTime) + (durationMinutes ?? 30) * 60_000 < serverNowMs();
  const isOpen = status === 'ASKED' && askedBy === 'ASKED_BY_SUPPLIER' && !isPast;
  const { tone, words } = isPast ? past : statuses[status];
  const asked = askedBy === 'ASKED_BY_BRAND' ? 'You asked for a call' : 'Call request';
  return (
    <MessageCard
      icon={Video}
      kind={
        meeting.namesSupplier ? `Call with ${supplierName}` : status === 'ACCEPTED' ? 'Video call' : asked
      }
      title={callTimeText(callTime)}
      subtitle={topic || undefined}
      aside={<Status tone={tone}>{isOpen ? 'Waiting for you' : words}</Status>}
      actions={
        isOpen ? (
          <Answer meeting={meeting} />
        ) : (
          link &&
          status !== 'DECLINED' &&
          !isPast && (
            <OutsideLink href={link.href} className="text-sm">
              Join on <span className="font-medium">{link.host}</span>
            </OutsideLink>
          )
        )
      }
    >
      {durationMinutes !== undefined && <p className="figures text-sm">{durationMinutes} minutes</p>}
    </MessageCard>
  );
}

function Answer({ meeting }: { meeting: MeetingViewProps }) {
  const mayAct = useMayAct();
  const accept = useAction(acceptSupplierMeeting);
  const decline = useAction(declineSupplierMeeting);
  const [isAsking, setAsking] = useState(false);
  const isBusy = accept.isRunning || decline.isRunning;
  const which = { conversationSid: meeting.conversationSid, messageSid: meeting.messageSid };
  if (!mayAct) return <p className="text-sm text-ink-soft">A member, admin or owner can answer.</p>;
  return (
    <>
      <Button
        size="small"
        look="solid"
        busy={accept.isRunning}
        disabled={isBusy}
        onClick={() => void accept.run(which)}
      >
        Accept
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        Suggest another time
      </Button>
      <Button
        size="small"
        look="quiet"
        busy={decline.isRunning}
        disabled={isBusy}
        onClick={() => void decline.run(which)}
      >
        Decline
      </Button>
      {isAsking && (
        <MeetingDialog
          conversationSid={meeting.conversationSid}
          supplierName={meeting.supplierName}
          topic={meeting.topic}
          minutes={meeting.durationMinutes}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
