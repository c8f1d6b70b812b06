import { contentLine } from '@brandwright/contract/brand-kits/modules/say.ts';
import { brandModuleTypeLabels } from '@brandwright/contract/brand-kits/modules/enums.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

const threadRows = 6;

/** The store's brand modules, newest first. */
export function BrandModulesCard({ output, density }: CardProps<OutputOfCard<'brand_modules'>>) {
  const shown = density === 'thread' ? output.modules.slice(0, threadRows) : output.modules;
  const more = output.total - shown.length;
  return (
    <Card
      label="Brand modules"
      title={output.total === 0 ? 'No brand modules' : count(output.total, 'brand module')}
      note={
        output.total === 0 ? 'A module is a reusable part of a brand: a palette, a voice, a logo.' : undefined
      }
      flush
    >
      {shown.length > 0 && (
        <ul>
          {shown.map((module) => (
            <li key={module.moduleId} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => askPartner(`Show brand module ${module.moduleNumber}`)}
                className="flex w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-ink/4 focus-visible:-outline-offset-2"
              >
                <span aria-hidden className="flex w-10 shrink-0 overflow-hidden rounded-md">
                  {module.content.colors.slice(0, 4).map(({ hexCode }) => (
                    <span key={hexCode} className="h-8 flex-1" style={{ backgroundColor: hexCode }} />
                  ))}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-medium">
                    <span className="figures text-ink-soft">{module.moduleNumber}</span> {module.title}
                  </span>
                  <span className="block truncate text-xs text-ink-soft">
                    {module.latestRequest?.result === 'PENDING' ? 'In progress' : contentLine(module.content)}
                  </span>
                </span>
                <Badge>{brandModuleTypeLabels[module.type]}</Badge>
              </button>
            </li>
          ))}
          {more > 0 && (
            <li className="figures border-t border-line px-4 py-2.5 text-sm text-ink-soft">
              {count(more, 'more module')}
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
