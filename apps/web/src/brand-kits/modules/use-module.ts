import { useQuery } from '@tanstack/react-query';
import type { BrandKitModule } from '@brandwright/contract/brand-kits/modules/entities.ts';
import { getBrandModule } from '@brandwright/contract/brand-kits/modules/get-brand-module.ts';
import { callOperation } from '#api/call-operation.ts';

const lookEveryMs = 2_000;

export const isBeingMade = ({ latestRequest }: Pick<BrandKitModule, 'latestRequest'>): boolean =>
  latestRequest?.result === 'PENDING';

/** A module of a card as it is now: goes on by itself until its request is done. */
export function useWatchedModule(known: BrandKitModule): BrandKitModule {
  const { data } = useQuery({
    queryKey: [getBrandModule.name, { module: known.moduleId }],
    queryFn: ({ signal }) => callOperation(getBrandModule, { module: known.moduleId }, { signal }),
    enabled: isBeingMade(known),
    placeholderData: known,
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? lookEveryMs : false),
  });
  return data && data.updatedAt >= known.updatedAt ? data : known;
}
