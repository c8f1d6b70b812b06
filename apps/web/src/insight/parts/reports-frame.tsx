import { List } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ReportList } from './report-list.tsx';

/** The room of a report: all reports beside it where there is room, behind `ReportsButton` where there is not. */
export function ReportsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="mx-auto flex w-full max-w-7xl gap-8 px-4 py-6 sm:px-8">
        <aside className="hidden w-52 shrink-0 @5xl:block print:hidden">
          <div className="sticky top-6 -ml-2 max-h-[calc(100dvh-7rem)] scroll-quiet overflow-y-auto pr-1 pb-4 pl-0.5 pt-0.5">
            <ReportList />
          </div>
        </aside>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  );
}

/** The room of the dashboard, whose tiles take all of it. */
export function TilesFrame({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-8">{children}</div>;
}

/** Opens the list of reports; where that stands beside, it is not needed. */
export function ReportsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="@5xl:hidden print:hidden" onClick={() => setOpen(true)}>
        <List aria-hidden />
        All reports
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title="Reports" side="left">
        <ReportList onChoose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}
