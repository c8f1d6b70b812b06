import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '#ui/cn.ts';
import { UnreadMark } from './unread-mark.tsx';

const tabs = [
  { value: 'messages', label: 'Messages', to: '/inbox/messages' },
  { value: 'my-suppliers', label: 'My Suppliers', to: '/inbox/my-suppliers' },
  { value: 'orders', label: 'Orders & Shipments', to: '/inbox/orders' },
  { value: 'needs-payment', label: 'Invoices', to: '/inbox/needs-payment' },
  {
    value: 'custom-project-requests',
    label: 'Custom Project Requests',
    to: '/inbox/custom-project-requests',
  },
] as const;

export type InboxTab = (typeof tabs)[number]['value'];

export interface InboxFrameProps {
  /** The tab in view. */
  tab: InboxTab;
  /** Buttons at the right of the heading; at most one of them in the accent color. */
  actions?: ReactNode;
  /** One line under the heading. */
  note?: ReactNode;
  /** The content takes the height that is left and scrolls by itself, edge to edge (messages). */
  fills?: boolean;
  /** Leaves heading and tabs out where there is room for one pane only. */
  headless?: boolean;
  children: ReactNode;
}

/** The inbox with its five tabs (overview §2.6). Each tab is a screen with an address of its own. Sets the window's title. */
export function InboxFrame({ tab, actions, note, fills, headless, children }: InboxFrameProps) {
  const label = tabs.find(({ value }) => value === tab)?.label ?? 'Inbox';
  useEffect(() => {
    document.title = `${label} · Inbox · Brandwright`;
  }, [label]);
  return (
    <div data-tour="inbox" className={cn('@container/inbox flex w-full flex-col', fills && 'h-full min-h-0')}>
      {headless && <h1 className="sr-only @3xl/inbox:hidden">Inbox</h1>}
      <div
        className={cn(
          'w-full shrink-0 pt-6',
          fills ? 'border-b border-line px-4 sm:px-6' : 'mx-auto max-w-6xl px-4 sm:px-8',
          headless && '@max-3xl/inbox:hidden',
        )}
      >
        <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-2">
          <div className="min-w-0">
            <h1 className="text-xl font-semibold tracking-tight">Inbox</h1>
            {note && <div className="mt-1 text-ink-soft">{note}</div>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
        <InboxTabs tab={tab} isLined={!fills} />
      </div>
      {fills ? (
        <div className="min-h-0 flex-1">{children}</div>
      ) : (
        <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-8 sm:px-8">{children}</div>
      )}
    </div>
  );
}

/** On a phone the row scrolls sideways, as far as the tab in view. */
function InboxTabs({ tab, isLined }: { tab: InboxTab; isLined: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current=page]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [tab]);
  return (
    <nav aria-label="Inbox">
      <ul
        ref={list}
        className={cn('relative scroll-quiet flex gap-5 overflow-x-auto', isLined && 'border-b border-line')}
      >
        {tabs.map(({ value, label, to }) => (
          <li key={value} className="shrink-0">
            <Link
              to={to}
              aria-current={value === tab ? 'page' : undefined}
              className={cn(
                'flex h-10 items-center gap-1.5 border-b-2 border-transparent text-sm text-ink-soft hover:text-ink focus-visible:-outline-offset-2',
                value === tab && 'border-ink font-medium text-ink',
              )}
            >
              {label}
              {value === 'messages' && <UnreadMark />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
