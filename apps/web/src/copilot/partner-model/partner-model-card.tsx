import { Link } from 'react-router';
import { partnerModelPath, type PartnerModel } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { modelWords, testWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import type { CardProps } from '../../card-props.ts';

/** Which model answers, with the way to the screen where it and its key are entered. */
export function PartnerModelCard({ output }: CardProps<PartnerModel>) {
  const words = modelWords(output);
  return (
    <Card
      title="Partner model"
      label="Partner model"
      actions={
        <Button size="small" asChild>
          <Link to={partnerModelPath}>Open settings</Link>
        </Button>
      }
    >
      <Details
        items={[
          { label: 'In use', value: words.charAt(0).toUpperCase() + words.slice(1) },
          {
            label: 'Key',
            value: output.key
              ? `ends in ${output.key.lastFour}`
              : output.source === 'OPENAI' || output.source === 'COMPATIBLE'
                ? 'none saved'
                : null,
          },
          { label: 'Chosen by', value: output.chosenBy },
          { label: 'Last test', value: output.lastTest ? testWords(output.lastTest) : null },
        ]}
      />
    </Card>
  );
}
