import { Link } from 'react-router';
import { printingLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDay, formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { projectAddress } from '../addresses.ts';
import { BoardPreview } from '../parts/board-preview.tsx';

/** An ideation project with its board as it lies there. */
export function IdeaProjectCard({ output: project }: CardProps<OutputOfCard<'idea_project'>>) {
  const { quantity, printing, launchDate } = project.meta;
  const facts = [
    quantity === null ? '' : `${formatNumber(quantity)} units`,
    printing === null ? '' : printingLabels[printing],
    launchDate === null ? '' : `Launch ${formatDay(launchDate)}`,
  ].filter(Boolean);
  return (
    <Card
      label={`Ideation project ${project.title}`}
      title={
        <Link to={projectAddress(project.id)} className="hover:underline hover:underline-offset-4">
          {project.title}
        </Link>
      }
      note={[project.description, facts.join(' · ')].filter(Boolean).join(' ') || undefined}
      aside={project.isArchived ? <Badge>Archived</Badge> : undefined}
      flush
      actions={
        <>
          <Button asChild size="small">
            <Link to={projectAddress(project.id)}>Open the board</Link>
          </Button>
          {project.isArchived ? (
            <Button size="small" onClick={() => askPartner(`Restore the ideation project ${project.title}`)}>
              Unarchive
            </Button>
          ) : (
            project.items.length > 0 && (
              <Button size="small" onClick={() => askPartner(`Crowdfund the ${project.title} idea`)}>
                Crowdfund it
              </Button>
            )
          )}
        </>
      }
    >
      {project.items.length > 0 ? (
        <BoardPreview items={project.items} height={200} />
      ) : (
        <p className="px-4 pb-4 text-sm text-ink-soft">
          Its board is empty. Say “add a note to the {project.title} board: …”.
        </p>
      )}
    </Card>
  );
}
