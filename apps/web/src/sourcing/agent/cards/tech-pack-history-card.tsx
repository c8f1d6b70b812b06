import { Link } from 'react-router';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { agentAddress } from '../addresses.ts';
import { VersionList } from '../parts/version-list.tsx';

const threadRows = 6;

/** The versions of a brief, newest first, each with what changed, who and why. */
export function TechPackHistoryCard({ output, density }: CardProps<OutputOfCard<'tech_pack_history'>>) {
  const versions = [...output.checkpoints].reverse();
  return (
    <Card
      label="Versions of the brief"
      title={
        <Link to={agentAddress(output.techPackId)} className="hover:underline hover:underline-offset-4">
          {output.title}
        </Link>
      }
      note={`Brief ${output.techPackNumber}, ${count(versions.length, 'version')}`}
      flush
    >
      <VersionList
        techPackId={output.techPackId}
        versions={density === 'thread' ? versions.slice(0, threadRows) : versions}
      />
    </Card>
  );
}
