import { getPartnerModel } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { ModelChoice } from './model-choice.tsx';

/** Which language model answers in the store's chats, its key, and how it does on a few tasks. */
export default function PartnerModelScreen() {
  const model = useOperation(getPartnerModel, {});
  useScreenInView('Partner model');
  return (
    <Page width="narrow">
      <PageHeader
        title="Partner model"
        note="The language model that answers in your store’s chats, for everyone in it."
      />
      <Load query={model} skeleton={<ScreenSkeleton />}>
        {(known) => <ModelChoice known={known} />}
      </Load>
    </Page>
  );
}

function ScreenSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonCard height={76} />
      <SkeletonCard height={76} />
      <SkeletonCard height={76} />
      <SkeletonCard height={180} />
    </div>
  );
}
