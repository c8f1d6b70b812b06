import { revokeShareLink } from '@brandwright/contract/copilot/conversations/revoke-share-link.ts';
import type { ShareLink } from '@brandwright/contract/copilot/conversations/share-link.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Day } from '#ui/text.tsx';
import { CopyLinkButton } from './copy-link-button.tsx';
import { hiddenInWords } from './hidden-in-words.ts';

const statusWords = { OPEN: 'Open', EXPIRED: 'Expired', REVOKED: 'Revoked' } as const;

/** A shared link: what it hides, until when it works, and its end. */
export function ShareLinkRow({ link, isNamed }: { link: ShareLink; isNamed: boolean }) {
  const [isRevoked, setRevoked] = useState(false);
  const revoke = useAction(revokeShareLink, { onDone: () => setRevoked(true) });
  const status = isRevoked ? 'REVOKED' : link.status;
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1">
        {isNamed && (
          <Link to={`/llm/${link.conversationId}`} className="block truncate font-medium hover:underline">
            {link.title}
          </Link>
        )}
        <p className="text-ink-soft">
          {status === 'OPEN' ? (
            <>
              Created <Day at={link.createdAt} />, works until <Day at={link.expiresAt} />
            </>
          ) : (
            <>
              {statusWords[status]}, created <Day at={link.createdAt} />
            </>
          )}
        </p>
        <p className="text-xs text-ink-soft">{hiddenInWords(link.hidden)}</p>
      </div>
      {status === 'OPEN' && <CopyLinkButton linkId={link.id} label={`Copy the link to ${link.title}`} />}
      {status === 'OPEN' && (
        <Button
          size="small"
          look="quiet"
          busy={revoke.isRunning}
          aria-label={`Revoke the link to ${link.title}`}
          onClick={() => void revoke.run({ linkId: link.id })}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
