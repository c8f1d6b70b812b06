import type { PageFact } from '@brandwright/contract/sourcing/outreach/analyze-supplier-page.ts';
import { pageFactKinds, pageFactNames } from '@brandwright/contract/sourcing/outreach/enums.ts';

/** What a page says by kind, each with the sentence it comes from. All of it is the page's own words. */
export function PageFacts({ facts, mostOfKind }: { facts: readonly PageFact[]; mostOfKind: number }) {
  const kinds = pageFactKinds.filter((kind) => facts.some((fact) => fact.kind === kind));
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {kinds.map((kind) => (
        <div key={kind} className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr]">
          <dt className="text-ink-soft">{pageFactNames[kind]}</dt>
          <dd className="flex min-w-0 flex-col gap-1.5">
            {facts
              .filter((fact) => fact.kind === kind)
              .slice(0, mostOfKind)
              .map((fact) => (
                <p key={fact.value} className="wrap-anywhere">
                  <span className="font-medium">{fact.value}</span>
                  {fact.sentence !== fact.value && (
                    <q className="block text-xs text-ink-soft">{fact.sentence}</q>
                  )}
                </p>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
