import { getBusinessPlan } from '@brandwright/contract/store/business-plan/get-business-plan.ts';
import { planStepKey } from '@brandwright/contract/store/business-plan/questions.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { firstOpenStep } from '../business-plan/plan-steps.ts';
import { StepForm } from '../business-plan/step-form.tsx';
import { StepList } from '../business-plan/step-list.tsx';

/** The quiz that makes the business plan, a step at a time; the step is in the address. */
export default function QuizScreen() {
  const [query] = useQueryState();
  const plan = useOperation(getBusinessPlan, {});
  useScreenInView('Business plan quiz');
  return (
    <Page>
      <PageHeader
        title="Business plan"
        note="Fifteen short questions. Each step is saved, so you can stop anytime."
      />
      <Load query={plan} skeleton={<SkeletonCard height={420} />}>
        {({ answers }) => {
          const step = readChoice(query, 'step', planStepKey.options) ?? firstOpenStep(answers);
          return (
            <div className="grid gap-6 lg:grid-cols-[15rem_1fr] lg:gap-12">
              <StepList step={step} answers={answers} />
              <StepForm key={step} step={step} answers={answers} />
            </div>
          );
        }}
      </Load>
    </Page>
  );
}
