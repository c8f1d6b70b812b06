import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { projectAddress } from '../addresses.ts';

const threadRows = 6;

/** Ideation projects, the last worked on first. */
export function IdeaProjectsCard({ output, density }: CardProps<OutputOfCard<'idea_projects'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  const more = output.total - shown.length;
  const which = output.isArchived ? 'archived ideation project' : 'ideation project';
  return (
    <Card
      label={output.isArchived ? 'Archived ideation projects' : 'Ideation projects'}
      title={output.total === 0 ? `No ${which}s` : count(output.total, which)}
      {...(output.total === 0 ? { note: 'A project has a board for notes, ideas and pictures.' } : {})}
      flush
      actions={
        <>
          <Button asChild size="small">
            <Link to={output.isArchived ? '/your-ideations?tab=archived' : '/your-ideations'}>
              My ideations
            </Link>
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, 'more project')}</span>
          )}
        </>
      }
    >
      {shown.length > 0 && (
        <ul>
          {shown.map((project) => (
            <li key={project.id} className="border-t border-line first:border-t-0">
              <Link
                to={projectAddress(project.id)}
                className="flex items-center gap-3 px-4 py-2.5 hover:bg-ink/4 focus-visible:-outline-offset-2"
              >
                <Picture
                  src={project.coverImageUrl}
                  alt=""
                  sizes="40px"
                  className="w-10 shrink-0 rounded-md"
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-medium">{project.title}</span>
                  <span className="block truncate text-xs text-ink-soft">
                    {project.itemCount === 0 ? 'Empty board' : `${project.itemCount} on its board`}
                    {project.description ? ` · ${project.description}` : ''}
                  </span>
                </span>
                <Moment at={project.updatedAt} className="text-xs text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
