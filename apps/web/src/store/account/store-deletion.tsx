import { useState } from 'react';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import {
  deletionDays,
  lostWords,
  type StoreDeletion,
} from '@brandwright/contract/store/deletion/entities.ts';
import { getStoreDeletion } from '@brandwright/contract/store/deletion/get-store-deletion.ts';
import { keepStore } from '@brandwright/contract/store/deletion/keep-store.ts';
import { scheduleStoreDeletion } from '@brandwright/contract/store/deletion/schedule-store-deletion.ts';
import { mayCall } from '#api/may-call.ts';
import { useOperation } from '#api/use-operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { Day } from '#ui/text.tsx';
import { NotChangeable } from './not-changeable.tsx';
import { StoreDeletionDialog } from './store-deletion-dialog.tsx';

/** Deletes the store, or keeps one that is to be deleted, for its owner. */
export function StoreDeletionSection({ store }: { store: StoreProfile }) {
  const found = useOperation(getStoreDeletion, {});
  const mayEnd = mayCall(scheduleStoreDeletion, store);
  return (
    <Section
      className="max-w-3xl"
      title="Delete this store"
      note={`You have ${deletionDays} days to change your mind before anything is deleted.`}
    >
      <Load query={found} skeleton={<SkeletonCard height={120} />}>
        {(deletion) =>
          deletion.deletesAt === null ? (
            <NotScheduled deletion={deletion} mayEnd={mayEnd} />
          ) : (
            <Scheduled deletion={deletion} deletesAt={deletion.deletesAt} mayEnd={mayEnd} />
          )
        }
      </Load>
    </Section>
  );
}

/** What is lost, in as many lines as there are kinds of loss. */
const losses = (deletion: StoreDeletion): string[] => [
  `Everything in ${deletion.storeName}: ${lostWords(deletion)}.`,
  deletion.onlyHere === deletion.people
    ? `The ${deletion.people === 1 ? 'login' : 'logins'} of ${count(deletion.people, 'person', 'people')}.`
    : `Access for ${count(deletion.people, 'person', 'people')}. People with other stores keep their logins.`,
  ...(deletion.planName === null
    ? []
    : [`The ${deletion.planName} plan. It isn’t renewed, and what you’ve paid isn’t refunded.`]),
];

const LossList = ({ deletion }: { deletion: StoreDeletion }) => (
  <ul className="list-disc space-y-1 pl-5 text-sm text-ink-soft">
    {losses(deletion).map((loss) => (
      <li key={loss}>{loss}</li>
    ))}
  </ul>
);

function NotScheduled({ deletion, mayEnd }: { deletion: StoreDeletion; mayEnd: boolean }) {
  const [isAsking, setAsking] = useState(false);
  if (!mayEnd) return <NotChangeable>Only the store’s owner can delete it.</NotChangeable>;
  return (
    <>
      <p className="text-sm">After {deletionDays} days these are gone for good:</p>
      <LossList deletion={deletion} />
      <Button look="bad" className="self-start" onClick={() => setAsking(true)}>
        Delete store
      </Button>
      {isAsking && <StoreDeletionDialog deletion={deletion} onClose={() => setAsking(false)} />}
    </>
  );
}

function Scheduled({
  deletion,
  deletesAt,
  mayEnd,
}: {
  deletion: StoreDeletion;
  deletesAt: string;
  mayEnd: boolean;
}) {
  const [isKeeping, setKeeping] = useState(false);
  return (
    <>
      <Status tone="bad">
        <span className="font-medium">
          Will be deleted on <Day at={deletesAt} />, in {count(deletion.daysLeft ?? 0, 'day')}
        </span>
      </Status>
      <p className="text-sm text-ink-soft">{deletion.scheduledBy} asked for it. On that day you lose:</p>
      <LossList deletion={deletion} />
      {mayEnd ? (
        <Button look="solid" className="self-start" onClick={() => setKeeping(true)}>
          Keep the store
        </Button>
      ) : (
        <NotChangeable>Only the store’s owner can keep it.</NotChangeable>
      )}
      {isKeeping && (
        <OperationDialog
          declaration={keepStore}
          input={{}}
          title="Keep the store"
          onClose={() => setKeeping(false)}
        />
      )}
    </>
  );
}
