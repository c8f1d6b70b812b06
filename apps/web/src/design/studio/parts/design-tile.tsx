import { Link } from 'react-router';
import type { DesignSummary } from '@brandwright/contract/design/studio/entities.ts';
import { designModeWords } from '@brandwright/contract/design/studio/enums.ts';
import { Picture } from '#ui/picture.tsx';
import { studioAddress } from '../addresses.ts';

/** A design of a gallery: its picture, its name, what it is made of. */
export function DesignTile({ design }: { design: DesignSummary }) {
  const { designId, name, product, productColorName, previewUrl, mode, isCommunity, madeBy } = design;
  const title = <span className="text-sm font-medium wrap-anywhere group-hover:underline">{name}</span>;
  return (
    <div className="group flex min-w-0 flex-col gap-2">
      <Picture src={previewUrl} alt="" sizes="(max-width: 640px) 45vw, 240px" className="rounded-xl" />
      <div className="min-w-0">
        {isCommunity ? title : <Link to={studioAddress(designId)}>{title}</Link>}
        <p className="text-xs text-ink-soft">
          {product} in {productColorName}
        </p>
        <p className="text-xs text-ink-soft">
          {isCommunity ? `By ${madeBy ?? 'the community'}` : designModeWords[mode][0]}
        </p>
      </div>
    </div>
  );
}
