import { useState, type SubmitEvent } from 'react';
import type { IdeaProject, IdeaProjectDetail } from '@brandwright/contract/design/projects/entities.ts';
import { projectHints } from '@brandwright/contract/design/projects/form-texts.ts';
import { createIdeaProject } from '@brandwright/contract/design/projects/create-idea-project.ts';
import { saveIdeaProject } from '@brandwright/contract/design/projects/save-idea-project.ts';
import { printingLabels, printings, type Printing } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { messageOf } from '#api/api-error.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

const unsaid = 'UNSAID';

/** The form of a project, new or there: a title is needed; the hints say what suppliers will ask. */
export function ProjectDialog({
  project,
  onClose,
  onMade,
}: {
  project: IdeaProject | null;
  onClose: () => void;
  onMade?: (project: IdeaProjectDetail) => void;
}) {
  const [title, setTitle] = useState(project?.title ?? '');
  const [description, setDescription] = useState(project?.description ?? '');
  const [quantity, setQuantity] = useState(project?.meta.quantity?.toString() ?? '');
  const [printing, setPrinting] = useState<Printing | typeof unsaid>(project?.meta.printing ?? unsaid);
  const [launchDate, setLaunchDate] = useState(project?.meta.launchDate ?? '');
  const [tried, setTried] = useState(false);
  const create = useAction(createIdeaProject);
  const save = useAction(saveIdeaProject);
  const error = create.error ?? save.error;
  const today = new Date(serverNowMs()).toISOString().slice(0, 10);
  const units = quantity === '' ? null : Number(quantity);
  const wrong = {
    title: title.trim() === '' ? projectHints.title : undefined,
    quantity:
      units !== null && (!Number.isInteger(units) || units < 1)
        ? 'Enter a whole number of units.'
        : undefined,
    launchDate:
      launchDate !== '' && launchDate < today && launchDate !== project?.meta.launchDate
        ? 'Choose a day from today on.'
        : undefined,
  };

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong.title || wrong.quantity || wrong.launchDate) return;
    if (project) {
      const kept = await save.run({
        projectId: project.id,
        title: title.trim(),
        description: description.trim() || null,
        quantity: units,
        printing: printing === unsaid ? null : printing,
        launchDate: launchDate || null,
      });
      if (kept) onClose();
      return;
    }
    const made = await create.run({
      title: title.trim(),
      ...(description.trim() ? { description: description.trim() } : {}),
      ...(units === null ? {} : { quantity: units }),
      ...(printing === unsaid ? {} : { printing }),
      ...(launchDate ? { launchDate } : {}),
    });
    if (!made) return;
    onMade?.(made);
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={project ? 'Edit project' : 'New project'}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="idea-project" look="accent" busy={create.isRunning || save.isRunning}>
            {project ? 'Save' : 'Create project'}
          </Button>
        </>
      }
    >
      <form
        id="idea-project"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 pt-1"
      >
        <Field label="Title" hint={projectHints.title} error={tried ? wrong.title : undefined}>
          {(tie) => (
            <Input
              {...tie}
              required
              maxLength={160}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field label="Description">
          {(tie) => (
            <Textarea
              {...tie}
              rows={3}
              maxLength={4000}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </Field>
        <Field label="Quantity" hint={projectHints.quantity} error={wrong.quantity}>
          {(tie) => (
            <Input
              {...tie}
              type="number"
              inputMode="numeric"
              min={1}
              value={quantity}
              onChange={(event) => setQuantity(event.target.value)}
            />
          )}
        </Field>
        <Field label="Packaging print" hint={projectHints.printing}>
          {(tie) => (
            <Select
              {...tie}
              value={printing}
              onChange={setPrinting}
              options={[
                { value: unsaid, label: 'Undecided' },
                ...printings.map((value) => ({ value, label: printingLabels[value] })),
              ]}
            />
          )}
        </Field>
        <Field label="Target launch" hint={projectHints.launchDate} error={wrong.launchDate}>
          {(tie) => (
            <Input
              {...tie}
              type="date"
              min={today}
              value={launchDate}
              onChange={(event) => setLaunchDate(event.target.value)}
            />
          )}
        </Field>
        {error && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
