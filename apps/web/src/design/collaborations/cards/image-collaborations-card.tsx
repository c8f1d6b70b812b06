import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { reviewAddress } from '../../projects/addresses.ts';

const threadRows = 6;

/** Pictures in review with how much is open on each. */
export function ImageCollaborationsCard({
  output,
  density,
}: CardProps<OutputOfCard<'image_collaborations'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  return (
    <Card
      label="Pictures in review"
      title={output.total === 0 ? 'No pictures in review' : `${count(output.total, 'picture')} in review`}
      {...(output.total === 0 ? { note: 'Open a picture on a board to comment on it together.' } : {})}
      flush
    >
      {shown.length > 0 && (
        <ul className="pb-1">
          {shown.map((one) => (
            <li key={one.id}>
              <Link
                to={reviewAddress(one.id, one.projectId)}
                className="flex items-center gap-3 px-4 py-2 hover:bg-ink/4 focus-visible:-outline-offset-2"
              >
                <Picture src={one.imageUrl} alt="" sizes="48px" className="w-12 shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-medium">{one.title}</span>
                  <span className="block text-xs text-ink-soft">
                    {one.threadCount === 0
                      ? 'No threads yet'
                      : `${count(one.threadCount, 'thread')}, ${one.openThreadCount} open`}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
