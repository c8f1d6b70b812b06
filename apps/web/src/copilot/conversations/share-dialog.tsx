import { useState } from 'react';
import {
  createShareLink,
  defaultShareDays,
  privateWords,
} from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import { listShareLinks } from '@brandwright/contract/copilot/conversations/list-share-links.ts';
import type { PrivateKind } from '@brandwright/contract/copilot/conversations/create-share-link.ts';
import type { ShareLink } from '@brandwright/contract/copilot/conversations/share-link.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Load } from '#ui/load.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { LinkAddress } from './link-address.tsx';
import { ShareLinkRow } from './share-link-row.tsx';

const kinds = Object.keys(privateWords) as PrivateKind[];
const lives = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;

export interface ShareDialogProps {
  conversationId: string;
  title: string;
  onClose: () => void;
}

/** Makes a read-only link, with what it hides and until when it works; below it the links there are. */
export default function ShareDialog({ conversationId, title, onClose }: ShareDialogProps) {
  const [hidden, setHidden] = useState<readonly PrivateKind[]>(['CUSTOMERS']);
  const [days, setDays] = useState<string>(String(defaultShareDays));
  const [made, setMade] = useState<ShareLink | null>(null);
  const create = useAction(createShareLink, { onDone: setMade, announce: false });
  const links = useOperation(listShareLinks, { conversationId, isOpen: true, size: 50 });

  function toggle(kind: PrivateKind) {
    setHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind]);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share a read-only link"
      description={`“${title}” as it is now. Anyone with the link can read it without logging in, but can’t act on it.`}
      footer={
        made ? (
          <Button look="solid" onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button
            look="accent"
            busy={create.isRunning}
            onClick={() =>
              void create.run({ id: conversationId, excluded: [...hidden], expiresInDays: Number(days) })
            }
          >
            Create link
          </Button>
        )
      }
    >
      {made ? (
        <LinkAddress link={made} />
      ) : (
        <div className="flex flex-col gap-5">
          <fieldset className="flex flex-col gap-2.5">
            <legend className="pb-2 text-sm font-medium">Hide in messages and cards</legend>
            {kinds.map((kind) => (
              <label key={kind} className="flex items-center gap-2.5 text-sm">
                <Checkbox checked={hidden.includes(kind)} onCheckedChange={() => toggle(kind)} />
                {privateWords[kind].charAt(0).toUpperCase() + privateWords[kind].slice(1)}
              </label>
            ))}
          </fieldset>
          <div className="flex items-center gap-3 text-sm">
            <span className="font-medium" id="share-life">
              Works for
            </span>
            <Select value={days} onChange={setDays} options={lives} className="w-32" aria-label="Works for" />
          </div>
          {create.error && (
            <p role="alert" className="text-sm text-bad">
              {create.error.message}
            </p>
          )}
        </div>
      )}
      <section aria-label="Open links" className="mt-6">
        <Load
          query={links}
          skeleton={<SkeletonText lines={2} />}
          isEmpty={(data) => data.links.length === 0}
          empty={<p className="text-sm text-ink-soft">No open links to this chat.</p>}
        >
          {(data) => (
            <>
              <h3 className="pb-1 text-sm font-medium">Open links</h3>
              <ul className="divide-y divide-line border-y border-line">
                {data.links.map((link) => (
                  <ShareLinkRow key={link.id} link={link} isNamed={false} />
                ))}
              </ul>
            </>
          )}
        </Load>
      </section>
    </Dialog>
  );
}
