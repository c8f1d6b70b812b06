import { useState } from 'react';
import type { CrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/entities.ts';
import { startCrowdfundingPlan } from '@brandwright/contract/design/crowdfunding/start-crowdfunding-plan.ts';
import { listIdeaProjects } from '@brandwright/contract/design/projects/list-idea-projects.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';

const ownTitle = 'OWN';

/** Begins a plan: from an ideation project, or with a title. Says what becomes of the plan that stands. */
export function BeginPlan({
  current,
  projectId,
  onClose,
  onBegun,
}: {
  current: CrowdfundingPlan | null;
  projectId: string | null;
  onClose: () => void;
  onBegun: (plan: CrowdfundingPlan) => void;
}) {
  const projects = useOperation(listIdeaProjects, { size: 100 });
  const rows = projects.data?.rows ?? [];
  const [from, setFrom] = useState(projectId ?? ownTitle);
  const [title, setTitle] = useState('');
  const start = useAction(startCrowdfundingPlan, {
    onDone: ({ plan }) => {
      onBegun(plan);
      onClose();
    },
  });
  const project = rows.find(({ id }) => id === from);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Start a plan"
      {...(current?.title
        ? { description: `It takes the place of “${current.title}”, which Undo brings back.` }
        : {})}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="accent"
            busy={start.isRunning}
            disabled={!project && title.trim() === ''}
            onClick={() =>
              void start.run(
                project ? { title: project.title, projectId: project.id } : { title: title.trim() },
              )
            }
          >
            Start plan
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pt-1">
        <Field label="Project" hint="The plan takes its description, quantity and first picture.">
          {(tie) => (
            <Select
              {...tie}
              value={from}
              onChange={setFrom}
              options={[
                ...rows.map(({ id, title: name }) => ({ value: id, label: name })),
                { value: ownTitle, label: 'No project' },
              ]}
            />
          )}
        </Field>
        {!project && (
          <Field label="Your idea in a few words">
            {(tie) => (
              <Input
                {...tie}
                value={title}
                maxLength={120}
                onChange={(event) => setTitle(event.target.value)}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
