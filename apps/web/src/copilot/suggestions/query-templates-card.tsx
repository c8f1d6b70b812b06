import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { TemplateLine } from './template-line.tsx';

const mostShown = 8;

/** Ready questions to start a conversation with. */
export function QueryTemplatesCard({ output }: CardProps<OutputOfCard<'query_templates'>>) {
  const shown = output.templates.slice(0, mostShown);
  return (
    <Card
      label="Ready-made questions"
      title={count(output.total, 'ready-made question')}
      actions={
        <Button asChild size="small">
          <Link to="/ecommerce-query-templates">Open AI Suggestions</Link>
        </Button>
      }
    >
      <ul className="grid items-start gap-2 text-sm sm:grid-cols-2">
        {shown.map((template) => (
          <li key={template.id} className="flex">
            <TemplateLine template={template} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
