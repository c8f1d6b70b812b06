import { Mail, MoreHorizontal, Send } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useMaySave } from '../marketplace/use-may-save.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactsMailDialog } from './contacts-mail-dialog.tsx';

export interface ContactButtonProps {
  /** Of the marketplace or the expanded network. */
  factories: readonly { supplierId: string; name: string }[];
  /** The brief that is sent; the one being worked on when left out. */
  techPackId?: string;
  label?: string;
  look?: 'outline' | 'accent' | 'solid';
  size?: 'small' | 'medium';
}

/**
 * Opens the message to one or more factories; a menu beside it mails their contact details. Whoever may not write sees
 * nothing.
 */
export function ContactButton({
  factories,
  techPackId,
  label = 'Contact',
  look = 'outline',
  size = 'medium',
}: ContactButtonProps) {
  const mayWrite = useMaySave();
  const [opened, setOpened] = useState<'message' | 'details' | null>(null);
  if (!mayWrite) return null;
  const close = () => setOpened(null);
  const isNobody = factories.length === 0;
  return (
    <>
      <Button look={look} size={size} disabled={isNobody} onClick={() => setOpened('message')}>
        <Send aria-hidden />
        {label}
      </Button>
      <Menu
        trigger={
          <IconButton
            label="More ways to contact"
            look="outline"
            size={size === 'small' ? 'icon-small' : 'icon'}
            disabled={isNobody}
          >
            <MoreHorizontal aria-hidden />
          </IconButton>
        }
        entries={[
          {
            label: 'Send contact details by email',
            icon: <Mail aria-hidden />,
            onSelect: () => setOpened('details'),
          },
        ]}
      />
      <ContactDialog
        open={opened === 'message'}
        onClose={close}
        supplierIds={factories.map((one) => one.supplierId)}
        techPackId={techPackId}
      />
      <ContactsMailDialog open={opened === 'details'} onClose={close} factories={factories} />
    </>
  );
}
