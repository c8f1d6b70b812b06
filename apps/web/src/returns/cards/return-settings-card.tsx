import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { settingsAddress } from '../labels.ts';
import { SettingsFacts } from '../parts/settings-facts.tsx';

/** The rules for returns. */
export function ReturnSettingsCard({ output }: CardProps<OutputOfCard<'return_settings'>>) {
  return (
    <Card
      label="Return settings"
      title="Return settings"
      actions={
        <Button asChild size="small">
          <Link to={settingsAddress}>Open return settings</Link>
        </Button>
      }
    >
      <SettingsFacts settings={output} />
    </Card>
  );
}
