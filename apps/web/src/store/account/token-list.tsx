import type { ReactNode } from 'react';
import type { ApiToken } from '@brandwright/contract/store/account/entities.ts';
import { Day, Moment } from '#ui/text.tsx';

/** Tokens with what each is for, when it was used last and until when it works. */
export function TokenList({
  tokens,
  actions,
}: {
  tokens: readonly ApiToken[];
  actions?: (token: ApiToken) => ReactNode;
}) {
  return (
    <ul aria-label="API tokens" className="divide-y divide-line">
      {tokens.map((token) => (
        <li key={token.tokenId} className="flex items-center gap-3 py-3 text-sm">
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="font-medium">{token.name}</span>
            <span className="block text-xs text-ink-soft">
              Generation {token.generation} · until <Day at={token.expiresAt} /> ·{' '}
              {token.lastUsedAt ? (
                <>
                  used <Moment at={token.lastUsedAt} />
                </>
              ) : (
                'never used'
              )}
            </span>
          </p>
          {actions?.(token)}
        </li>
      ))}
    </ul>
  );
}
