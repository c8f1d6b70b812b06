import { useQuery } from '@tanstack/react-query';
import type { AiIdea } from '@brandwright/contract/design/ideas/entities.ts';
import { getAiIdea } from '@brandwright/contract/design/ideas/get-ai-idea.ts';
import { listAiIdeas } from '@brandwright/contract/design/ideas/list-ai-ideas.ts';
import { callOperation } from '#api/call-operation.ts';

/** Milliseconds between looks while something is made; live events come sooner. */
const lookEveryMs = 2_000;

export const isBeingMade = ({ result, products }: Pick<AiIdea, 'result' | 'products'>): boolean =>
  result === 'PENDING' || products.some(({ image }) => image === 'LOADING');

/** An idea of a card as it is now: goes on by itself until nothing is being made. */
export function useWatchedIdea(known: AiIdea): AiIdea {
  const { data } = useQuery({
    queryKey: [getAiIdea.name, { aiIdea: known.aiIdeaId }],
    queryFn: ({ signal }) => callOperation(getAiIdea, { aiIdea: known.aiIdeaId }, { signal }),
    enabled: isBeingMade(known),
    placeholderData: known,
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? lookEveryMs : false),
  });
  return data && data.updatedAt >= known.updatedAt ? data : known;
}

/** The store's ideas, read again while one is being made. */
export function useIdeas(state?: AiIdea['state']) {
  const input = state ? { state, size: 60 } : { size: 60 };
  return useQuery({
    queryKey: [listAiIdeas.name, input],
    queryFn: ({ signal }) => callOperation(listAiIdeas, input, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.ideas.some(isBeingMade) ? lookEveryMs : false),
  });
}
