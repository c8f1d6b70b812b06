import { useNavigate } from 'react-router';
import { Link } from 'react-router';
import { getTechPackHistory } from '@brandwright/contract/sourcing/agent/get-tech-pack-history.ts';
import { matchFactories } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useMaySave } from '../../marketplace/use-may-save.ts';
import { agentReviewAddress } from '../addresses.ts';
import { BriefFiles } from './brief-files.tsx';
import { BriefForm } from './brief-form.tsx';
import { BriefRow } from './brief-row.tsx';
import { BriefStatus } from './brief-status.tsx';
import { Completeness } from './completeness.tsx';
import { RefineLine } from './refine-line.tsx';
import { useBriefEdit } from './use-brief-edit.ts';
import { VersionList } from './version-list.tsx';

/** One brief at work: its form, how far it is, its match and its versions. */
export function BriefDesk({ pack }: { pack: TechPack }) {
  const mayChange = useMaySave() && pack.status !== 'ARCHIVED';
  const { save } = useBriefEdit(pack.techPackId);
  const onSave = mayChange ? save : undefined;
  return (
    <div className="@container">
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_320px]">
        <section data-tour="brief" aria-label={`Brief ${pack.techPackNumber}`} className="min-w-0">
          <Card
            title={pack.title}
            note={`Brief ${pack.techPackNumber}, version ${pack.version}`}
            aside={<BriefStatus status={pack.status} />}
          >
            <div className="flex flex-col gap-5">
              <Completeness pack={pack} />
              {mayChange && <RefineLine techPackId={pack.techPackId} />}
              <div>
                <BriefRow pack={pack} field="title" onSave={onSave} />
                <BriefRow pack={pack} field="description" onSave={onSave} />
              </div>
              <BriefForm pack={pack} onSave={onSave} />
              {mayChange && <BriefFiles techPackId={pack.techPackId} />}
            </div>
          </Card>
        </section>
        <div className="flex min-w-0 flex-col gap-6">
          <MatchBox pack={pack} mayChange={mayChange} />
          <Versions pack={pack} />
        </div>
      </div>
    </div>
  );
}

function MatchBox({ pack, mayChange }: { pack: TechPack; mayChange: boolean }) {
  const navigate = useNavigate();
  const match = useAction(matchFactories, {
    onDone: () => void navigate(agentReviewAddress(pack.techPackId)),
  });
  const isReady = pack.completeness.needed.length === 0;
  const hasCurrent = pack.matchCount > 0 && !pack.matchesAreStale;
  return (
    <Card
      title="Factories"
      note={
        pack.matchCount === 0
          ? 'Scored by fit, price, landed cost with today’s duty, and time.'
          : `${count(pack.matchCount, 'factory', 'factories')} matched${pack.matchesAreStale ? ', before the brief changed' : ''}.`
      }
    >
      <div className="flex flex-wrap gap-2" data-tour="match-factories">
        {pack.matchCount > 0 && (
          <Button asChild look={hasCurrent ? 'accent' : 'outline'}>
            <Link to={agentReviewAddress(pack.techPackId)}>View factories</Link>
          </Button>
        )}
        {mayChange && (
          <Button
            look={hasCurrent ? 'outline' : 'accent'}
            disabled={!isReady}
            busy={match.isRunning}
            onClick={() => void match.run({ techPackId: pack.techPackId })}
          >
            {pack.matchCount > 0 ? 'Match again' : 'Match factories'}
          </Button>
        )}
      </div>
      {!isReady && <p className="pt-2 text-sm text-ink-soft">Add a product and a quantity first.</p>}
    </Card>
  );
}

function Versions({ pack }: { pack: TechPack }) {
  const history = useOperation(getTechPackHistory, { threadId: pack.threadId });
  return (
    <Card title="Versions" note="Every change is kept. Restoring a version makes a new one." flush>
      <Load query={history} skeleton={<SkeletonText lines={3} />}>
        {(data) => (
          <VersionList techPackId={pack.techPackId} versions={[...data.checkpoints].reverse().slice(0, 12)} />
        )}
      </Load>
    </Card>
  );
}
