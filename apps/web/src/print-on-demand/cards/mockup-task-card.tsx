import { Link } from 'react-router';
import { Progress } from '#orders/parts/progress.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { templatePath } from '../addresses.ts';
import { MockupGrid } from '../parts/mockup-grid.tsx';
import { useMockupTask } from '../use-mockup-task.ts';

const tones = { PENDING: 'info', SUCCESS: 'good', FAILURE: 'bad' } as const;
const words = { PENDING: 'In progress', SUCCESS: 'Ready', FAILURE: 'Failed' } as const;

/** Mock-ups as they come. */
export function MockupTaskCard({ output }: CardProps<OutputOfCard<'mockup_task'>>) {
  const task = useMockupTask(output);
  return (
    <Card
      label={`Mock-ups of ${task.title}`}
      title={`Mock-ups of ${task.title}`}
      aside={<Status tone={tones[task.result]}>{words[task.result]}</Status>}
      actions={
        <Button asChild size="small">
          <Link to={templatePath(task.templateId)}>Open the template</Link>
        </Button>
      }
    >
      <div className="@container">
        {task.result === 'PENDING' && <Progress label="Mock-ups" percent={task.progressPercent} />}
        {task.failure && <p className="text-sm text-bad">{task.failure}</p>}
        {task.mockups.length > 0 && <MockupGrid mockups={task.mockups} />}
      </div>
    </Card>
  );
}
