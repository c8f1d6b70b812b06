import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useMaySave } from '../use-may-save.ts';
import { ContactDialog } from './contact-dialog.tsx';

/** Opens the message to one or more factories. Whoever may not write sees nothing. */
export function ContactButton({
  supplierIds,
  techPackId,
  label = 'Contact',
  look = 'outline',
}: {
  supplierIds: readonly string[];
  techPackId?: string;
  label?: string;
  look?: 'outline' | 'accent';
}) {
  const mayWrite = useMaySave();
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button look={look} disabled={supplierIds.length === 0} onClick={() => setOpen(true)}>
        <Send aria-hidden />
        {label}
      </Button>
      <ContactDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        supplierIds={supplierIds}
        techPackId={techPackId}
      />
    </>
  );
}
