import { Laptop, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoginSession } from '@brandwright/contract/store/account/entities.ts';
import { Badge } from '#ui/badge.tsx';
import { Day, Moment } from '#ui/text.tsx';

const isPhone = (device: string | null) => /iPhone|iPad|Android/.test(device ?? '');

/** Logins with device, store and last use; `actions` stand at the right of those that are not this one. */
export function SessionList({
  sessions,
  actions,
}: {
  sessions: readonly LoginSession[];
  actions?: (session: LoginSession) => ReactNode;
}) {
  return (
    <ul aria-label="Logins" className="divide-y divide-line">
      {sessions.map((session) => {
        const Icon = isPhone(session.device) ? Smartphone : Laptop;
        return (
          <li key={session.sessionId} className="flex items-center gap-3 py-3 text-sm">
            <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" strokeWidth={1.5} />
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-medium">{session.device ?? 'Unknown device'}</span>
              <span className="block text-xs text-ink-soft">
                {session.storeName} · since <Day at={session.createdAt} />
                {session.lastSeenAt && (
                  <>
                    {' '}
                    · used <Moment at={session.lastSeenAt} />
                  </>
                )}
              </span>
            </p>
            {session.isCurrent ? <Badge tone="good">This login</Badge> : actions?.(session)}
          </li>
        );
      })}
    </ul>
  );
}
