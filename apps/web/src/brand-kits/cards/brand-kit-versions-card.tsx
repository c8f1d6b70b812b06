import { Link } from 'react-router';
import { askPartner } from '#frame/partner-store.ts';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { kitAddress } from '../addresses.ts';
import { VersionRows } from '../parts/version-rows.tsx';

const threadRows = 6;

/** The history of a kit. */
export function BrandKitVersionsCard({ output, density }: CardProps<OutputOfCard<'brand_kit_versions'>>) {
  const shown = density === 'thread' ? output.versions.slice(0, threadRows) : output.versions;
  const more = output.total - shown.length;
  return (
    <Card
      label={`Versions of ${output.kitName}`}
      title={
        <Link
          to={`${kitAddress(output.brandKitId)}?version=list`}
          className="hover:underline hover:underline-offset-4"
        >
          Versions of {output.kitName}
        </Link>
      }
      note={count(output.total, 'version')}
    >
      <VersionRows
        versions={shown}
        onCompare={(version) => askPartner(`What changed in version ${version} of ${output.kitName}?`)}
      />
      {more > 0 && <p className="figures pt-2 text-sm text-ink-soft">{count(more, 'more version')}</p>}
    </Card>
  );
}
