import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { getBrandKit } from '@brandwright/contract/brand-kits/get-brand-kit.ts';
import type { BrandGeneration, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { callOperation } from '#api/call-operation.ts';

/** Milliseconds between looks while something is made; live events come sooner. */
const lookEveryMs = 1_500;

export const pendingOf = (kit: Pick<BrandKit, 'generations'>): BrandGeneration[] =>
  kit.generations.filter(({ result }) => result === 'PENDING');

export const failedOf = (kit: Pick<BrandKit, 'generations'>): BrandGeneration[] =>
  kit.generations.filter(({ result }) => result === 'FAILURE');

const isBusy = (kit: BrandKit | undefined) => kit !== undefined && pendingOf(kit).length > 0;

/** A kit, looked at again while something is made for it. `known` is shown until the first look is back. */
export function useKit(brandKitId: string, known?: BrandKit): UseQueryResult<BrandKit> {
  return useQuery<BrandKit>({
    queryKey: [getBrandKit.name, { brandKit: brandKitId }],
    queryFn: ({ signal }) => callOperation(getBrandKit, { brandKit: brandKitId }, { signal }),
    enabled: known === undefined || isBusy(known),
    ...(known === undefined ? {} : { placeholderData: known }),
    refetchInterval: ({ state }) => (isBusy(state.data) ? lookEveryMs : false),
  });
}

/** A kit of a card as it is now: goes on by itself until nothing is being made. */
export function useWatchedKit(known: BrandKit): BrandKit {
  const { data } = useKit(known.id, known);
  return data && data.version >= known.version ? data : known;
}
