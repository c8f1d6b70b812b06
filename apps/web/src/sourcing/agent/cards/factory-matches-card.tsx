import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { ContactButton } from '../../outreach/contact-button.tsx';
import { agentReviewAddress } from '../addresses.ts';
import { factoriesOf, toggled, type Chosen } from '../chosen.ts';
import { ExpandedRows } from '../parts/expanded-rows.tsx';
import { MatchRow } from '../parts/match-row.tsx';
import { OriginTable } from '../parts/origin-table.tsx';

const threadRows = 5;

/** Matched factories with score, reasons and landed cost; some can be chosen and contacted. */
export function FactoryMatchesCard({ output, density }: CardProps<OutputOfCard<'factory_matches'>>) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const isFull = density === 'panel';
  const rows = isFull ? output.rows : output.rows.slice(0, threadRows);
  const expanded = isFull ? output.expanded : output.expanded.slice(0, threadRows);
  const toggle = (factory: { supplierId: string; name: string }) => setChosen(toggled(chosen, factory));
  if (output.nothingFits !== null && expanded.length === 0)
    return <Card label="Matched factories" title="No factory makes this" note={output.nothingFits} />;
  if (output.total === 0 && output.expandedTotal === 0)
    return (
      <Card
        label="Matched factories"
        title="No matching factories yet"
        note="Loosen the brief: require fewer certificates, or allow other countries or materials."
      />
    );
  return (
    <Card
      label="Matched factories"
      title={
        output.expanded.length > 0
          ? count(
              output.expandedTotal,
              'factory of the expanded network',
              'factories of the expanded network',
            )
          : count(output.total, 'matched factory', 'matched factories')
      }
      note={`For ${output.title}${output.isStale ? '. The brief changed since; match again for new figures.' : ''}`}
      flush
      actions={
        <>
          <ContactButton
            factories={factoriesOf(chosen)}
            techPackId={output.techPackId}
            label={
              chosen.size === 0
                ? 'Choose factories to contact'
                : `Contact ${count(chosen.size, 'factory', 'factories')}`
            }
          />
          <Button asChild look="quiet">
            <Link to={agentReviewAddress(output.techPackId)}>See all with landed cost</Link>
          </Button>
        </>
      }
    >
      <ol>
        {rows.map((match) => (
          <MatchRow
            key={match.supplierId}
            match={match}
            isFull={isFull}
            choice={{ isChosen: chosen.has(match.supplierId), onToggle: () => toggle(match) }}
          />
        ))}
      </ol>
      {expanded.length > 0 && <ExpandedRows rows={expanded} chosen={chosen} onToggle={toggle} />}
      {output.origins.length > 0 && rows.length > 0 && (
        <div className="border-t border-line px-4 py-3">
          <OriginTable origins={isFull ? output.origins : output.origins.slice(0, threadRows)} />
        </div>
      )}
    </Card>
  );
}
