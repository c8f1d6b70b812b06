import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { requestSteps, type RequestStep } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { submitProjectRequest } from '@brandwright/contract/sourcing/rfq/submit-project-request.ts';
import { stepTexts } from '@brandwright/contract/sourcing/rfq/steps.ts';
import { ApiError } from '#api/api-error.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { requestAddress } from '../labels.ts';
import {
  errorsOf,
  formOf,
  isStep,
  neededIn,
  stepOf,
  type FormErrors,
  type RequestForm,
} from '../request-form.ts';
import { useKeptDraft } from '../use-kept-draft.ts';
import { useReport } from '../use-report.ts';
import { Paywall } from './paywall.tsx';
import { ReviewStep } from './review-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { KindStep } from './kind-step.tsx';
import { QuantityStep } from './quantity-step.tsx';
import { StepList } from './step-list.tsx';

const fieldsOf = {
  KIND: KindStep,
  DETAILS: DetailsStep,
  QUANTITY: QuantityStep,
  DELIVERY: DeliveryStep,
} as const;

/** The form of a request in its steps, kept on the server as one types. The step stands in the address, so Back works. */
export function RequestFormView({
  initial,
  onMade,
}: {
  initial: ProjectRequest | null;
  onMade: (request: ProjectRequest) => void;
}) {
  const navigate = useNavigate();
  const report = useReport();
  const [query, change] = useQueryState();
  const asked = query.get('step');
  const step: RequestStep = isStep(asked) ? asked : (initial?.step ?? 'KIND');
  const [form, setForm] = useState<RequestForm>(() => formOf(initial));
  // What is missing is said once one tried to go on, not while one types.
  const [tried, setTried] = useState<ReadonlySet<RequestStep>>(new Set());
  const [isSending, setSending] = useState(false);
  const today = new Date(serverNowMs()).toISOString().slice(0, 10);
  const wrong = errorsOf(form, today);
  const { request, keeping, isKept, flush } = useKeptDraft(form, step, wrong, initial, onMade);

  const errors: FormErrors = { ...(tried.has(step) ? neededIn(form, step) : {}), ...wrong };
  const goTo = (next: RequestStep) => {
    setTried(new Set([...tried, step]));
    report('stepChange', next);
    change({ step: next }, true);
    void flush();
  };
  const place = requestSteps.indexOf(step);
  const onNext = () => {
    const next = requestSteps[place + 1];
    setTried(new Set([...tried, step]));
    const stops = [...Object.keys(neededIn(form, step)), ...wrongIn(wrong, step)];
    if (next && stops.length === 0) goTo(next);
  };
  const isDone = (one: RequestStep) =>
    tried.has(one) &&
    one !== 'REVIEW' &&
    Object.keys(neededIn(form, one)).length === 0 &&
    wrongIn(wrong, one).length === 0;

  if (
    keeping.state === 'failed' &&
    keeping.error instanceof ApiError &&
    keeping.error.kind === 'feature_blocked'
  )
    return <Paywall plan={undefined} />;

  const Fields = step === 'REVIEW' ? null : fieldsOf[step];
  const isOut = request !== null && request.status !== 'DRAFT';
  return (
    <div className="flex flex-col gap-6">
      <StepList step={step} isDone={isDone} onStep={goTo} />
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <div>
          <h2 className="font-display text-lg">{stepTexts[step].title}</h2>
          <p className="mt-1 text-ink-soft">
            {step === 'REVIEW' && isOut
              ? 'Suppliers have this request. They get your changes when you send it again.'
              : stepTexts[step].hint}
          </p>
        </div>
        {Fields ? (
          <Fields
            form={form}
            errors={errors}
            today={today}
            onChange={(values) => setForm((before) => ({ ...before, ...values }))}
          />
        ) : (
          <ReviewStep request={request} onStep={goTo} />
        )}
        <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
          <Button
            disabled={place === 0}
            onClick={() => {
              const before = requestSteps[place - 1];
              if (before) goTo(before);
            }}
          >
            Back
          </Button>
          {step === 'REVIEW' ? (
            <Button
              look="accent"
              disabled={!request?.allowed.submit || Object.keys(wrong).length > 0}
              onClick={() => void flush().then(() => setSending(true))}
            >
              {isOut ? 'Send changes' : 'Send to suppliers'}
            </Button>
          ) : (
            <Button type="submit" look="accent">
              Continue
            </Button>
          )}
          <p role="status" className="ml-auto text-sm text-ink-soft">
            {keeping.state === 'saving' && 'Saving'}
            {keeping.state === 'saved' && isKept && 'Draft saved'}
          </p>
        </footer>
        {keeping.state === 'failed' && (
          <p role="alert" className="text-sm text-bad">
            Not saved: {keeping.message}{' '}
            <Button look="link" size="small" onClick={() => void flush()}>
              Try again
            </Button>
          </p>
        )}
      </form>
      <OperationDialog
        declaration={submitProjectRequest}
        input={isSending && request ? { requestId: request.requestId } : null}
        title="Send to suppliers"
        onClose={() => setSending(false)}
        onDone={(sent) => void navigate(requestAddress(sent.requestId))}
      />
    </div>
  );
}

const wrongIn = (wrong: FormErrors, step: RequestStep) =>
  Object.entries(stepOf)
    .filter(([field, at]) => at === step && wrong[field as keyof RequestForm])
    .map(([field]) => field);
