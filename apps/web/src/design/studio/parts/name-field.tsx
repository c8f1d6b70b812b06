import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { updateDesign } from '@brandwright/contract/design/studio/update-design.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { useAction } from '#api/use-action.ts';
import { invalidateOperations } from '#api/query-client.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';

/** The name of a design, to change. */
export function NameField({ design }: { design: Design }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(design.name);
  const rename = useAction(updateDesign, {
    onDone: () => {
      setOpen(false);
      invalidateOperations(['get_design', 'list_designs']);
    },
  });
  return (
    <>
      <IconButton
        label="Rename"
        onClick={() => {
          setName(design.name);
          setOpen(true);
        }}
      >
        <Pencil aria-hidden />
      </IconButton>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Rename design"
        footer={
          <Button
            type="submit"
            form="design-name"
            look="accent"
            busy={rename.isRunning}
            disabled={name.trim() === ''}
          >
            Rename
          </Button>
        }
      >
        <form
          id="design-name"
          onSubmit={(event) => {
            event.preventDefault();
            void rename.run({ designId: design.designId, revision: design.revision, name: name.trim() });
          }}
        >
          <Field label="Name">
            {(tie) => (
              <Input {...tie} maxLength={80} value={name} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
        </form>
      </Dialog>
    </>
  );
}
