import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { IdeaState } from '../parts/idea-state.tsx';
import { ProductTile } from '../parts/product-tile.tsx';
import { useWatchedIdea } from '../use-idea.ts';

/** One AI idea with its products. Goes on by itself while it is made. */
export function AiIdeaCard({ output, density, call }: CardProps<OutputOfCard<'ai_idea'>>) {
  const idea = useWatchedIdea(output);
  const mayAct = idea.state === 'DRAFT' && idea.result !== 'PENDING' && !call.undone;
  return (
    <Card
      label={`AI idea ${idea.aiIdeaNumber}`}
      title={
        <>
          <span className="figures text-ink-soft">{idea.aiIdeaNumber}</span> {idea.title}
        </>
      }
      note={
        idea.audience ? `For ${idea.audience.replace(/^./, (letter) => letter.toLowerCase())}` : idea.brief
      }
      aside={<IdeaState idea={idea} />}
      actions={
        mayAct && (
          <>
            <Button
              size="small"
              onClick={() => askPartner(`Make another AI product for AI idea ${idea.aiIdeaNumber}`)}
            >
              Another product
            </Button>
            <Button
              size="small"
              look="quiet"
              onClick={() => askPartner(`Submit AI idea ${idea.aiIdeaNumber}`)}
            >
              Submit
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {idea.failure && <p className="text-sm text-bad">{idea.failure}</p>}
        {idea.description && <p className="text-sm text-ink-soft">{idea.description}</p>}
        <div className="@container">
          <div className="grid grid-cols-2 gap-4 @lg:grid-cols-3">
            {idea.products.map((product) => (
              <ProductTile key={product.aiProductId} product={product} withText={density === 'panel'} />
            ))}
          </div>
        </div>
      </div>
    </Card>
  );
}
