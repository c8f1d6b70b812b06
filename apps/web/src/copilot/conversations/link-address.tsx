import { getShareAddress } from '@brandwright/contract/copilot/conversations/get-share-address.ts';
import type { ShareLink } from '@brandwright/contract/copilot/conversations/share-link.ts';
import { useOperation } from '#api/use-operation.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Day } from '#ui/text.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import { hiddenInWords } from './hidden-in-words.ts';

/** The address of a link, to copy. */
export function LinkAddress({ link }: { link: ShareLink }) {
  const address = useOperation(getShareAddress, { id: link.id });
  return (
    <div className="flex flex-col gap-2">
      <Load query={address} skeleton={<Skeleton className="h-9 w-full" />}>
        {({ url }) => (
          <div className="flex gap-2">
            <Input
              readOnly
              aria-label="Address of the link"
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyLinkButton linkId={link.id} isTall />
          </div>
        )}
      </Load>
      <p className="text-xs text-ink-soft">
        {hiddenInWords(link.hidden)} Works until <Day at={link.expiresAt} />.
      </p>
    </div>
  );
}
