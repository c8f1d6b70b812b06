import { Link } from 'react-router';
import { matchFactories } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useMaySave } from '../../marketplace/use-may-save.ts';
import { agentAddress } from '../addresses.ts';

/** Where no match was made yet: make it, or go and finish the brief. */
export function NothingMatched({ techPackId }: { techPackId: string | undefined }) {
  const mayChange = useMaySave();
  const match = useAction(matchFactories);
  return (
    <EmptyState
      title="Matched factories will appear here"
      text="A brief with a product and a quantity is matched to factories by fit, price, landed cost and time."
      action={
        <>
          {mayChange && (
            <Button
              look="accent"
              busy={match.isRunning}
              onClick={() => void match.run(techPackId ? { techPackId } : {})}
            >
              Match factories
            </Button>
          )}
          <Button asChild>
            <Link to={agentAddress(techPackId)}>Open the brief</Link>
          </Button>
        </>
      }
    />
  );
}
