import { Plus } from 'lucide-react';
import { listOrderRules } from '@brandwright/contract/orders/list-order-rules.ts';
import { howRulesCombine, type OrderRule } from '@brandwright/contract/orders/rules.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ChangeRuleSheet } from '../parts/change-rule-sheet.tsx';
import { RuleDetail } from '../parts/rule-detail.tsx';
import { RuleHistory } from '../parts/rule-history.tsx';
import { RuleList } from '../parts/rule-list.tsx';
import { RuleSheet } from '../parts/rule-sheet.tsx';
import { usePermissions } from '../use-permissions.ts';

/** Rules that act on each new order: made, changed, tried, put in order, switched, deleted, and what they did. */
export default function OrderRulesScreen() {
  const [query, change] = useQueryState();
  const { mayManage } = usePermissions();
  const rules = useOperation(listOrderRules, {});
  const isMaking = mayManage && query.get('new') === '1';
  useScreenInView('Order rules');
  const make = () => change({ new: 1 }, true);
  return (
    <Page width="narrow">
      <PageHeader
        title="Order rules"
        crumbs={[{ label: 'Orders', to: '/orders' }]}
        note="Each new order is held, tagged, noted or routed by the rules it matches."
        actions={
          mayManage && (
            <Button look="accent" onClick={make}>
              <Plus aria-hidden />
              New rule
            </Button>
          )
        }
      />
      <Load
        query={rules}
        skeleton={<RulesSkeleton />}
        isEmpty={(data) => data.rules.length === 0}
        empty={
          <EmptyState
            title="Rules for new orders will appear here"
            text="For example: hold every order over $500 until the address is checked."
            ask={mayManage ? 'Hold every order over $500 to check the address' : undefined}
          />
        }
      >
        {(data) => (
          <>
            <p className="pb-3 text-sm text-ink-soft">{howRulesCombine}</p>
            <RuleList
              rules={data.rules}
              mayManage={mayManage}
              onOpen={(rule) => change({ rule: rule.id }, true)}
            />
            <section aria-labelledby="rule-runs" className="pt-8">
              <h2 id="rule-runs" className="pb-3 text-base font-semibold">
                Recent activity
              </h2>
              <RuleHistory />
            </section>
            <OpenRule
              rules={data.rules}
              id={query.get('rule')}
              isEditing={mayManage && query.get('edit') === '1'}
              mayManage={mayManage}
              onEdit={(isEditing) => change({ edit: isEditing ? 1 : null })}
              onClose={() => change({ rule: null, edit: null })}
            />
          </>
        )}
      </Load>
      {isMaking && <RuleSheet onClose={() => change({ new: null })} />}
    </Page>
  );
}

function RulesSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonCard height={92} />
      <SkeletonCard height={92} />
      <SkeletonCard height={92} />
    </div>
  );
}

/** The rule that the address names, if it is still there. */
function OpenRule({
  rules,
  id,
  isEditing,
  mayManage,
  onEdit,
  onClose,
}: {
  rules: readonly OrderRule[];
  id: string | null;
  isEditing: boolean;
  mayManage: boolean;
  onEdit: (isEditing: boolean) => void;
  onClose: () => void;
}) {
  const rule = rules.find((one) => one.id === id);
  if (!rule) return null;
  if (isEditing) return <ChangeRuleSheet key={rule.id} rule={rule} onClose={() => onEdit(false)} />;
  return (
    <RuleDetail
      rule={rule}
      of={rules.length}
      mayManage={mayManage}
      onEdit={() => onEdit(true)}
      onClose={onClose}
    />
  );
}
