import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useIdeas } from '../use-idea.ts';
import { IdeaForm } from './idea-form.tsx';
import { IdeaTile } from './idea-tile.tsx';

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** The store's AI ideas, for a screen: all of its states, and the way to make more. */
export function IdeasList() {
  const query = useIdeas();
  return (
    <Load
      query={query}
      skeleton={
        <div className={grid}>
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} className="h-48 rounded-xl" />
          ))}
        </div>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <div className="flex flex-col gap-4">
          <IdeaForm />
          <EmptyState
            title="No AI ideas yet"
            text="Say what you want ideas for to get three, with products, prices and pictures."
          />
        </div>
      }
    >
      {({ ideas }) => (
        <div className="flex flex-col gap-4">
          <IdeaForm />
          <div className={grid}>
            {ideas.map((idea) => (
              <IdeaTile key={idea.aiIdeaId} idea={idea} />
            ))}
          </div>
        </div>
      )}
    </Load>
  );
}
