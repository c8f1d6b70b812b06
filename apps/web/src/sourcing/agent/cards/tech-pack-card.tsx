import { useState } from 'react';
import { Link } from 'react-router';
import { matchFactories } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { askPartner } from '#frame/partner-store.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { agentAddress, agentReviewAddress } from '../addresses.ts';
import { useMaySave } from '../../marketplace/use-may-save.ts';
import { BriefForm } from '../parts/brief-form.tsx';
import { BriefStatus } from '../parts/brief-status.tsx';
import { Completeness } from '../parts/completeness.tsx';
import { useBriefEdit } from '../parts/use-brief-edit.ts';

/** A brief that can be changed field by field where it stands. */
export function TechPackCard({ output, density }: CardProps<OutputOfCard<'tech_pack'>>) {
  const [edited, setEdited] = useState<TechPack | null>(null);
  const pack: TechPack = edited && edited.version >= output.version ? edited : output;
  const { save } = useBriefEdit(pack.techPackId, setEdited);
  const mayChange = useMaySave() && pack.status !== 'ARCHIVED';
  const isReady = pack.completeness.needed.length === 0;
  return (
    <Card
      label={`Brief ${pack.techPackNumber}`}
      title={
        <Link to={agentAddress(pack.techPackId)} className="hover:underline hover:underline-offset-4">
          {pack.title}
        </Link>
      }
      note={`Brief ${pack.techPackNumber}, version ${pack.version}`}
      aside={<BriefStatus status={pack.status} />}
      actions={
        <>
          {pack.matchCount > 0 ? (
            <Button asChild size="small">
              <Link to={agentReviewAddress(pack.techPackId)}>See the matched factories</Link>
            </Button>
          ) : (
            isReady &&
            mayChange && (
              <Button
                size="small"
                onClick={() => askPartner(`Match factories to brief ${pack.techPackNumber}`)}
              >
                {matchFactories.title.replace(' to the brief', '')}
              </Button>
            )
          )}
          <Button asChild size="small" look="quiet">
            <Link to={agentAddress(pack.techPackId)}>Open the brief</Link>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Completeness pack={pack} />
        <BriefForm pack={pack} onSave={mayChange ? save : undefined} isShort={density === 'thread'} />
      </div>
    </Card>
  );
}
