import { Globe, Mails } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { MenuEntry } from '#ui/menu.tsx';
import { AnalyzePageDialog } from './analyze-page-dialog.tsx';
import { EmailListDialog } from './email-list-dialog.tsx';

/** Entries of a menu for whoever is not in the marketplace: mail a list, read a page; with the dialogs they open. */
export function useContactTools(techPackId?: string): { entries: MenuEntry[]; dialogs: ReactNode } {
  const [opened, setOpened] = useState<'list' | 'page' | null>(null);
  const close = () => setOpened(null);
  return {
    entries: [
      { label: 'Email your own list', icon: <Mails aria-hidden />, onSelect: () => setOpened('list') },
      { label: "Analyze a supplier's page", icon: <Globe aria-hidden />, onSelect: () => setOpened('page') },
    ],
    dialogs: (
      <>
        <EmailListDialog open={opened === 'list'} onClose={close} techPackId={techPackId} />
        <AnalyzePageDialog open={opened === 'page'} onClose={close} />
      </>
    ),
  };
}
