import { PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { crumbs } from '../addresses.ts';

/** The designer while it loads. */
export function DesignerSkeleton() {
  return (
    <>
      <PageHeader title="Designer" crumbs={crumbs} />
      <SkeletonCard height={560} />
    </>
  );
}
