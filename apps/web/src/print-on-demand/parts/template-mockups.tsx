import type { ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { createMockupTask } from '@brandwright/contract/print-on-demand/create-mockup-task.ts';
import { getMockupTask } from '@brandwright/contract/print-on-demand/get-mockup-task.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Progress } from '#orders/parts/progress.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { MockupGrid } from './mockup-grid.tsx';
import { useMockupTask } from '../use-mockup-task.ts';

/** The mock-ups of a template, and those being made. */
export function TemplateMockups({ template, mayAct }: { template: ProductTemplateDetail; mayAct: boolean }) {
  const make = useAction(createMockupTask, { announce: false });
  const isMaking = template.mockupResult === 'PENDING';
  return (
    <Card
      title="Mock-ups"
      label="Mock-ups"
      {...(template.mockups.length === 0 && !isMaking ? { note: 'No mock-ups yet.' } : {})}
      aside={
        mayAct &&
        template.state !== 'ARCHIVED' && (
          <Button
            size="small"
            busy={make.isRunning || isMaking}
            disabled={template.printedOn.length === 0}
            onClick={() => void make.run({ templateId: template.templateId })}
          >
            {template.mockups.length === 0 ? 'Make mock-ups' : 'Make new mock-ups'}
          </Button>
        )
      }
    >
      {(template.mockups.length > 0 || isMaking || make.error) && (
        <div className="@container flex flex-col gap-4">
          {isMaking && template.mockupTaskId && <RunningTask taskId={template.mockupTaskId} />}
          {make.error && (
            <p role="alert" className="text-sm text-bad">
              {make.error.message}
            </p>
          )}
          {template.mockups.length > 0 && <MockupGrid mockups={template.mockups} />}
        </div>
      )}
    </Card>
  );
}

function RunningTask({ taskId }: { taskId: string }) {
  const task = useOperation(getMockupTask, { taskId });
  return task.data ? <TaskProgress known={task.data} /> : null;
}

function TaskProgress({ known }: { known: Parameters<typeof useMockupTask>[0] }) {
  const task = useMockupTask(known);
  if (task.failure) return <p className="text-sm text-bad">{task.failure}</p>;
  return <Progress label="Mock-ups" percent={task.progressPercent} />;
}
