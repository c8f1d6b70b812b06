import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { completeBusinessPlan } from '@brandwright/contract/store/business-plan/complete-business-plan.ts';
import type { BusinessPlan } from '@brandwright/contract/store/business-plan/entities.ts';
import { getBusinessPlan } from '@brandwright/contract/store/business-plan/get-business-plan.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Day } from '#ui/text.tsx';
import { PlanAnswersByStep } from '../business-plan/plan-answers.tsx';
import { firstOpenStep, nextSteps, quizAddress, stepAddress } from '../business-plan/plan-steps.ts';
import { useMayAct } from '../use-may-act.ts';

/** The business plan read back, with the next steps that its answers call for. */
export default function BlueprintScreen() {
  const plan = useOperation(getBusinessPlan, {});
  useScreenInView('Blueprint');
  return (
    <Page>
      <Load
        query={plan}
        skeleton={
          <>
            <PageHeader title="Blueprint" />
            <SkeletonCard height={420} />
          </>
        }
      >
        {(data) => (data.answered === 0 ? <NoPlan /> : <Blueprint plan={data} />)}
      </Load>
    </Page>
  );
}

function NoPlan() {
  const mayAct = useMayAct();
  return (
    <>
      <PageHeader title="Blueprint" />
      <EmptyState
        title="No business plan yet"
        text="Answer fifteen short questions to get your plan and next steps."
        action={
          <Button asChild look="accent">
            <Link to={quizAddress}>{mayAct ? 'Start the quiz' : 'See the questions'}</Link>
          </Button>
        }
      />
    </>
  );
}

function Blueprint({ plan }: { plan: BusinessPlan }) {
  const mayAct = useMayAct();
  const complete = useAction(completeBusinessPlan);
  const { answers, answered, questions, isCompleted, updatedAt, updatedBy } = plan;
  const isWhole = answered === questions;
  return (
    <>
      <PageHeader
        title="Blueprint"
        beside={
          <Status tone={isCompleted ? 'good' : 'neutral'}>
            {isCompleted ? 'Complete' : `${answered} of ${questions} answered`}
          </Status>
        }
        note={
          updatedAt && (
            <>
              Last changed by {updatedBy} on <Day at={updatedAt} />
            </>
          )
        }
        actions={
          mayAct && (
            <>
              <Button
                busy={complete.isRunning}
                onClick={() => void complete.run({ isCompleted: !isCompleted })}
              >
                {isCompleted ? 'Reopen plan' : 'Mark as complete'}
              </Button>
              {!isWhole && (
                <Button asChild look="accent">
                  <Link to={stepAddress(firstOpenStep(answers))}>Answer open questions</Link>
                </Button>
              )}
            </>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <PlanAnswersByStep answers={answers} mayEdit={mayAct} />
        <section
          aria-labelledby="next-steps"
          className="rounded-xl border border-line bg-raised p-4 max-lg:order-first"
        >
          <h2 id="next-steps" className="text-sm font-semibold">
            Next steps
          </h2>
          <ol className="mt-1 divide-y divide-line">
            {nextSteps(answers).map(({ label, why, to }) => (
              <li key={to}>
                <Link to={to} className="group flex items-center gap-3 py-3 text-sm">
                  <span className="min-w-0 flex-1">
                    <span className="font-medium group-hover:underline group-hover:underline-offset-4">
                      {label}
                    </span>
                    <span className="block text-ink-soft">{why}</span>
                  </span>
                  <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
                </Link>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
