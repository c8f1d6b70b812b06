import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { FormsTable } from '../parts/forms-table.tsx';

/** Forms that carriers scan once for all parcels of a day: those that were just made, or a list of them. */
export function EndOfDayFormsCard({ output, density }: CardProps<OutputOfCard<'end_of_day_forms'>>) {
  const { forms } = output;
  if (forms.length === 0)
    return (
      <Card
        label="End-of-day forms"
        title="No end-of-day forms"
        note="Buy labels first, then create the form before the carrier’s pickup."
      />
    );
  return (
    <Card
      label="End-of-day forms"
      title={count('total' in output ? output.total : forms.length, 'end-of-day form')}
      {...(forms.some(({ isTest }) => isTest) ? { note: 'Test forms: no carrier will accept them.' } : {})}
      actions={
        <Button asChild size="small">
          <Link to="/fulfillment-services?tab=forms">Open the forms</Link>
        </Button>
      }
    >
      <FormsTable forms={density === 'thread' ? forms.slice(0, 8) : forms} density="compact" />
    </Card>
  );
}
