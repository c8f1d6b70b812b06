import { Button } from '#ui/button.tsx';
import { askPartner } from '#frame/partner-store.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { IdeaTile } from '../parts/idea-tile.tsx';

const threadTiles = 6;

/** AI ideas of the store; those that are being made fill by themselves. */
export function AiIdeasCard({ output, density }: CardProps<OutputOfCard<'ai_ideas'>>) {
  const total = 'total' in output ? output.total : output.ideas.length;
  const shown = density === 'thread' ? output.ideas.slice(0, threadTiles) : output.ideas;
  const more = total - shown.length;
  return (
    <Card
      label="AI ideas"
      title={total === 0 ? 'No AI ideas' : count(total, 'AI idea')}
      note={total === 0 ? 'Say what you want ideas for to get some.' : undefined}
      actions={
        <>
          <Button size="small" onClick={() => askPartner('Show public AI ideas')}>
            Public ideas
          </Button>
          {more > 0 && (
            <span className="figures self-center text-sm text-ink-soft">{count(more, 'more idea')}</span>
          )}
        </>
      }
    >
      {shown.length > 0 && (
        <div className="@container">
          <div className="grid gap-3 @md:grid-cols-2 @4xl:grid-cols-3">
            {shown.map((idea) => (
              <IdeaTile key={idea.aiIdeaId} idea={idea} />
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}
