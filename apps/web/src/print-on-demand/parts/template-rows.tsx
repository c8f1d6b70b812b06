import { Link } from 'react-router';
import type { ProductTemplate } from '@brandwright/contract/print-on-demand/entities.ts';
import { formatMoney } from '#ui/format.ts';
import { Picture } from '#ui/picture.tsx';
import { templatePath } from '../addresses.ts';
import { MarginFigure } from './margin-note.tsx';
import { TemplateStatus } from './template-state.tsx';

/** Templates as rows: picture, name, state, price and what remains of it. */
export function TemplateRows({ templates }: { templates: readonly ProductTemplate[] }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {templates.map((template) => (
        <li key={template.templateId} className="flex items-center gap-4 px-4 py-3">
          <Picture src={template.thumbnailUrl} alt="" sizes="56px" className="w-14 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 sm:flex-row sm:items-center">
            <div className="min-w-0 sm:flex-1">
              <Link
                to={templatePath(template.templateId)}
                className="block truncate rounded-sm text-sm font-medium hover:underline hover:underline-offset-4"
              >
                {template.title}
              </Link>
              <p className="truncate text-sm text-ink-soft">{template.productTitle}</p>
            </div>
            <div className="flex shrink-0 flex-wrap items-baseline gap-x-2 text-sm sm:flex-col sm:items-end">
              <span className="figures font-medium">
                {template.retailPriceMinor === null ? 'No price' : formatMoney(template.retailPriceMinor)}
              </span>
              {template.margin ? <MarginFigure margin={template.margin} className="text-xs" /> : null}
            </div>
            <div className="shrink-0 sm:w-32">
              <TemplateStatus state={template.state} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
