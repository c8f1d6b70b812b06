import { Sparkles } from 'lucide-react';
import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Button } from '#ui/button.tsx';

/** What to do about figures: a sentence, said to the partner. */
export function NextStep({
  next,
  size = 'small',
}: {
  next: ReportDeclaration['next'];
  size?: 'small' | 'medium';
}) {
  return (
    <Button size={size} title={next.say} onClick={() => askPartner(next.say)} className="print:hidden">
      <Sparkles aria-hidden className="text-accent" />
      {next.label}
    </Button>
  );
}
