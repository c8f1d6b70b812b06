import { Cpu, History, LogOut, Monitor, Moon, Settings, Sun, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { partnerModelPath } from '@brandwright/contract/copilot/partner-model/entities.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { logOut } from '#session/log-out.ts';
import { applyTheme, storedTheme } from '#session/theme.ts';
import { Avatar } from '#ui/avatar.tsx';
import { initialsOf } from '#ui/monogram.ts';
import { Menu } from '#ui/menu.tsx';

/** Who is logged in, the theme, settings of the store for its owner, log out. */
export default function AccountMenu({ store }: { store: StoreProfile | undefined }) {
  const [theme, setTheme] = useState(storedTheme);
  const navigate = useNavigate();
  const choose = (next: typeof theme) => {
    applyTheme(next);
    setTheme(next);
  };
  const name = store?.user.name ?? '';
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`Account ${initialsOf(name)}`.trim()} className="rounded-full">
          <Avatar name={name} />
        </button>
      }
      heading={
        store && (
          <>
            <p className="font-medium">{name}</p>
            <p className="text-xs text-ink-soft">{store.user.email}</p>
            <p className="text-xs text-ink-soft">
              {store.role} · {store.planName} plan
            </p>
          </>
        )
      }
      entries={[
        {
          label: theme === 'light' ? 'Light (selected)' : 'Light',
          icon: <Sun aria-hidden />,
          onSelect: () => choose('light'),
        },
        {
          label: theme === 'dark' ? 'Dark (selected)' : 'Dark',
          icon: <Moon aria-hidden />,
          onSelect: () => choose('dark'),
        },
        {
          label: theme === 'system' ? 'Match system (selected)' : 'Match system',
          icon: <Monitor aria-hidden />,
          onSelect: () => choose('system'),
        },
        {
          label: 'Account and settings',
          icon: <Settings aria-hidden />,
          onSelect: () => void navigate('/account-info'),
          apart: true,
        },
        {
          label: 'Team',
          icon: <Users aria-hidden />,
          onSelect: () => void navigate('/account-info?tab=team'),
        },
        {
          label: 'Activity',
          icon: <History aria-hidden />,
          onSelect: () => void navigate('/account-info?tab=activity'),
        },
        ...(store?.role === 'owner' && !store.isPreviewAccount
          ? [
              {
                label: 'Partner model',
                icon: <Cpu aria-hidden />,
                onSelect: () => void navigate(partnerModelPath),
              },
            ]
          : []),
        { label: 'Log out', icon: <LogOut aria-hidden />, onSelect: () => void logOut(), apart: true },
      ]}
    />
  );
}
