import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { ProductTile } from '../parts/product-tile.tsx';

const threadIdeas = 4;

/** Ideas that founders show to everyone, without saying whose they are. */
export function PublicAiIdeasCard({ output, density }: CardProps<OutputOfCard<'public_ai_ideas'>>) {
  const shown = density === 'thread' ? output.ideas.slice(0, threadIdeas) : output.ideas;
  const more = output.total - shown.length;
  return (
    <Card
      label="Public AI ideas"
      title={output.total === 0 ? 'No public AI ideas' : count(output.total, 'public AI idea')}
      note={output.total === 0 ? 'Make one of yours public to start.' : undefined}
    >
      {shown.length > 0 && (
        <ul className="flex flex-col gap-5">
          {shown.map((idea) => (
            <li key={idea.publicIdeaId} className="flex flex-col gap-3">
              <div className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <p className="text-sm font-medium">{idea.title}</p>
                  <p className="text-sm text-ink-soft">{idea.description}</p>
                </div>
                {idea.isOwn && <Badge>Yours</Badge>}
              </div>
              <div className="@container">
                <div className="grid grid-cols-2 gap-4 @lg:grid-cols-3">
                  {idea.products.slice(0, 3).map((product) => (
                    <ProductTile key={product.title} product={product} withText={false} />
                  ))}
                </div>
              </div>
            </li>
          ))}
          {more > 0 && <li className="figures text-sm text-ink-soft">{count(more, 'more idea')}</li>}
        </ul>
      )}
    </Card>
  );
}
