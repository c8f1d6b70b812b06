import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { UnreadMark } from '#inbox/parts/unread-mark.tsx';
import { cn } from '#ui/cn.ts';
import { useFrame } from './frame-store.ts';
import { isCurrent, shownNavigation } from './navigation.ts';
import type { NavigatedStore, NavigationEntry } from './navigation.ts';

interface SideNavigationProps {
  store: NavigatedStore | undefined;
  narrow?: boolean;
  onNavigate?: () => void;
}

/** Groups and entries of the navigation; only those whose screens exist. */
export function NavigationList({ store, narrow = false, onNavigate }: SideNavigationProps) {
  return (
    <nav aria-label="Main" className="flex flex-col gap-5">
      {shownNavigation(store).map((group) => (
        <div key={group.label ?? 'top'}>
          {group.label && (
            <h2 className={cn('px-2.5 pb-1.5 text-xs text-ink-soft', narrow && 'sr-only')}>{group.label}</h2>
          )}
          <ul className="flex flex-col gap-0.5">
            {group.entries.map((entry) => (
              <li key={entry.elementId}>
                <Entry entry={entry} narrow={narrow} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Entry({
  entry,
  narrow,
  onNavigate,
}: {
  entry: NavigationEntry;
  narrow: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = isCurrent(entry, pathname);
  const Icon = entry.icon;
  const classes = cn(
    'flex h-9 w-full items-center gap-2.5 rounded-lg px-2.5 text-left text-sm text-ink-soft transition-colors hover:bg-ink/5 hover:text-ink',
    current && 'bg-ink/7 font-medium text-ink',
    narrow && 'justify-center px-0',
  );
  const face = (
    <>
      <Icon aria-hidden className="size-4.5" />
      <span className={cn('truncate', narrow && 'sr-only')}>{entry.label}</span>
      {entry.elementId === 'nav-inbox' && <UnreadMark className={narrow ? 'sr-only' : 'ml-auto'} />}
    </>
  );
  if (!entry.link) {
    const open = () => {
      onNavigate?.();
      void navigate('/homebase', { state: { fresh: Date.now() } });
    };
    return (
      <button
        id={entry.elementId}
        type="button"
        title={narrow ? entry.label : undefined}
        onClick={open}
        className={classes}
      >
        {face}
      </button>
    );
  }
  return (
    <NavLink
      id={entry.elementId}
      to={entry.link}
      title={narrow ? entry.label : undefined}
      onClick={onNavigate}
      aria-current={current ? 'page' : undefined}
      className={classes}
    >
      {face}
    </NavLink>
  );
}

/** The column on the left: 240 px, or icons only. */
export function SideNavigation({ store }: Pick<SideNavigationProps, 'store'>) {
  const narrow = useFrame((state) => state.isNavigationNarrow);
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      data-frame
      className={cn('hidden shrink-0 flex-col border-r border-line md:flex', narrow ? 'w-14' : 'w-60')}
    >
      <Link
        to="/homebase"
        className={cn('flex h-14 shrink-0 items-center gap-2.5 px-4', narrow && 'justify-center px-0')}
      >
        <img src="/mark.svg" alt="" className="size-6" />
        <span className={cn('font-display text-lg tracking-tight', narrow && 'sr-only')}>Brandwright</span>
      </Link>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-2 pt-2 pb-4">
        <NavigationList store={store} narrow={narrow} />
      </div>
      <div className="border-t border-line p-2">
        <button
          type="button"
          aria-expanded={!narrow}
          onClick={() => useFrame.setState({ isNavigationNarrow: !narrow })}
          className={cn(
            'flex h-9 w-full items-center gap-2.5 rounded-lg px-2.5 text-sm text-ink-soft hover:bg-ink/5 hover:text-ink',
            narrow && 'justify-center px-0',
          )}
        >
          <Icon aria-hidden className="size-4.5" />
          <span className={cn(narrow && 'sr-only')}>{narrow ? 'Expand navigation' : 'Collapse'}</span>
        </button>
      </div>
    </aside>
  );
}
