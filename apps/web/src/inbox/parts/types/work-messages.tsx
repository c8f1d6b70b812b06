import { Flag, ScrollText, Truck } from 'lucide-react';
import { Link } from 'react-router';
import type { MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import type { MilestoneStatus } from '@brandwright/contract/inbox/enums.ts';
import { Status } from '#ui/badge.tsx';
import type { Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { formatNumber } from '#ui/format.ts';
import { toast } from '#ui/toast.ts';
import { dayText, moneyText } from '../../messages/figures.ts';
import { OutsideLink } from '../../messages/outside-text.tsx';
import { linkOf } from '../../messages/text-links.ts';
import { MessageCard } from './message-card.tsx';

const milestones: Readonly<Record<MilestoneStatus, { tone: Tone; words: string }>> = {
  PLANNED: { tone: 'neutral', words: 'Planned' },
  IN_PROGRESS: { tone: 'info', words: 'In progress' },
  DONE: { tone: 'good', words: 'Done' },
  LATE: { tone: 'bad', words: 'Late' },
};

/** CREATOR_MILESTONE: a step of the work, with its day and what falls due. */
export function MilestoneMessage({ attributes }: { attributes: MessageAttributes }) {
  const { title, subtitle, imageUrl, milestoneStatus, dueDate } = attributes;
  const status = milestoneStatus && milestones[milestoneStatus];
  return (
    <MessageCard
      icon={Flag}
      kind="Milestone"
      title={title ?? 'A milestone'}
      subtitle={subtitle}
      imageUrl={imageUrl}
      aside={status && <Status tone={status.tone}>{status.words}</Status>}
    >
      {(dueDate || attributes.amountMinor !== undefined) && (
        <Details
          items={[
            { label: 'Day', value: dayText(dueDate) },
            { label: 'Amount', value: moneyText(attributes) },
          ]}
        />
      )}
    </MessageCard>
  );
}

/** CREATOR_CUSTOM_PROJECT: a request or quote with its figures, and the way to it. */
export function ProjectMessage({ attributes }: { attributes: MessageAttributes }) {
  const { title, subtitle, imageUrl, quantity, dueDate, projectId } = attributes;
  return (
    <MessageCard
      icon={ScrollText}
      kind="Custom project"
      title={title ?? 'A custom project'}
      subtitle={subtitle}
      imageUrl={imageUrl}
      actions={
        projectId && (
          <Button asChild size="small">
            <Link to={`/inbox/custom-project-requests?${new URLSearchParams({ id: projectId })}`}>
              Open request
            </Link>
          </Button>
        )
      }
    >
      <Details
        items={[
          { label: 'Price', value: moneyText(attributes) },
          { label: 'Quantity', value: quantity === undefined ? null : formatNumber(quantity) },
          { label: 'Needed by', value: dayText(dueDate) },
        ]}
      />
    </MessageCard>
  );
}

/** TRACKING_LINK: carrier and number, and the carrier's page, which is outside. */
export function TrackingMessage({ attributes }: { attributes: MessageAttributes }) {
  const { title, subtitle, carrier, trackingNumber, trackingUrl } = attributes;
  const link = trackingUrl ? linkOf(trackingUrl) : null;
  const copy = async () => {
    if (!trackingNumber) return;
    await navigator.clipboard.writeText(trackingNumber);
    toast.done('Tracking number copied.');
  };
  return (
    <MessageCard
      icon={Truck}
      kind={carrier ?? 'Shipment'}
      title={trackingNumber ?? title ?? 'A shipment'}
      subtitle={trackingNumber && title ? [title, subtitle].filter(Boolean).join(' · ') : subtitle}
      actions={
        (trackingNumber || link) && (
          <>
            {trackingNumber && (
              <Button size="small" onClick={() => void copy()}>
                Copy number
              </Button>
            )}
            {link && (
              <OutsideLink href={link.href} className="ml-auto text-sm">
                Track on <span className="font-medium">{link.host}</span>
              </OutsideLink>
            )}
          </>
        )
      }
    />
  );
}
