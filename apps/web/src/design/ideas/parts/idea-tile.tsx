import type { AiIdea } from '@brandwright/contract/design/ideas/entities.ts';
import { askPartner } from '#frame/partner-store.ts';
import { useWatchedIdea } from '../use-idea.ts';
import { IdeaState } from './idea-state.tsx';
import { ProductPicture } from './product-picture.tsx';

/** An idea among others: its pictures, name, audience and state. Opens it in the chat. */
export function IdeaTile({ idea: known }: { idea: AiIdea }) {
  const idea = useWatchedIdea(known);
  const shown = idea.products.slice(0, 3);
  return (
    <button
      type="button"
      onClick={() => askPartner(`Show me AI idea ${idea.aiIdeaNumber}`)}
      className="flex w-full min-w-0 flex-col gap-3 rounded-xl border border-line p-3 text-left hover:bg-ink/4"
    >
      <span className="grid w-full grid-cols-3 gap-1.5">
        {shown.map((product) => (
          <ProductPicture key={product.aiProductId} image={product.image} title={product.title} />
        ))}
        {shown.length === 0 && (
          <ProductPicture
            image={idea.result === 'PENDING' ? 'LOADING' : ''}
            title={idea.title}
            className="col-span-3 aspect-3/1"
          />
        )}
      </span>
      <span className="flex w-full items-start justify-between gap-2">
        <span className="min-w-0">
          <span className="block text-sm font-medium">
            <span className="figures text-ink-soft">{idea.aiIdeaNumber}</span> {idea.title}
          </span>
          <span className="block truncate text-xs text-ink-soft">
            {idea.failure ??
              (idea.audience
                ? `For ${idea.audience.replace(/^./, (letter) => letter.toLowerCase())}`
                : idea.brief)}
            {idea.isPublic ? ' · public' : ''}
          </span>
        </span>
        <IdeaState idea={idea} />
      </span>
    </button>
  );
}
