import type { BrandIdea, BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { getBrandColors } from '@brandwright/contract/brand-kits/get-brand-colors.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ColorTable } from './color-table.tsx';

/** The colors of the idea. */
export function IdeaColors({ kit, idea }: { kit: BrandKit; idea: BrandIdea }) {
  const colors = useOperation(getBrandColors, { brandKit: kit.id, brandIdea: idea.uuid });
  return (
    <Section look="display" title="Colors" note="With values for print, and the text each can carry.">
      <Load query={colors} skeleton={<SkeletonCard height={220} />}>
        {(data) => <ColorTable colors={data.colors} ink={data.ink} />}
      </Load>
    </Section>
  );
}
