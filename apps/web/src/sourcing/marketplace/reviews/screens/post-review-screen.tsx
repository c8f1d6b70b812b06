import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { previewSupplier } from '@brandwright/contract/sourcing/marketplace/preview-supplier.ts';
import { confirmVisitorReview } from '@brandwright/contract/sourcing/marketplace/reviews/confirm-visitor-review.ts';
import { postVisitorReview } from '@brandwright/contract/sourcing/marketplace/reviews/post-visitor-review.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { supplierAddress } from '../../../addresses.ts';
import { PublicPage } from '../../parts/public-page.tsx';
import { ReviewFields } from '../parts/review-fields.tsx';
import { emptyDraft, faultsOf, sentOf } from '../review-draft.ts';

/** The public page on which anyone may review a supplier; the link of the mail leads here too and publishes. */
export default function PostReviewScreen() {
  const { supplierId = '' } = useParams();
  const [query] = useQueryState();
  const [id, token] = [query.get('id'), query.get('token')];
  const supplier = useOperation(previewSupplier, { supplierId });
  const name = supplier.data?.name;
  return (
    <PublicPage
      title={name ? `Review ${name}` : 'Write a review'}
      inside={`${supplierAddress(supplierId)}?tab=reviews`}
    >
      <div className="mx-auto max-w-2xl">
        {id && token ? (
          <Confirm reviewId={id} token={token} />
        ) : (
          <Load query={supplier} skeleton={<SkeletonText lines={8} />}>
            {(data) => (
              <Write
                supplierId={data.supplierId}
                name={data.name}
                place={`${data.city}, ${data.countryName}`}
              />
            )}
          </Load>
        )}
      </div>
    </PublicPage>
  );
}

function Confirm({ reviewId, token }: { reviewId: string; token: string }) {
  const { run, error } = useAction(confirmVisitorReview, { announce: false });
  const [said, setSaid] = useState<string | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void run({ reviewId, token }).then((done) => {
      if (done)
        setSaid(
          done.status === 'PUBLISHED'
            ? `Your review of ${done.supplierName} is published.`
            : `Thank you. Your review of ${done.supplierName} will be checked before it’s published.`,
        );
    });
  }, [run, reviewId, token]);
  if (error) return <ErrorState error={error} />;
  return said ? <EmptyState title={said} /> : <SkeletonText lines={3} />;
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;

function Write({ supplierId, name, place }: { supplierId: string; name: string; place: string }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [isTried, setTried] = useState(false);
  const { run, isRunning, error } = useAction(postVisitorReview, { announce: false });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const faults = faultsOf(draft);
  const nameFault = author.name.trim().length < 2 ? 'Enter your name or brand.' : undefined;
  const emailFault = emailPattern.test(author.email.trim())
    ? undefined
    : 'Enter an email address, such as maya@example.com.';
  if (sentTo !== null)
    return (
      <EmptyState
        title="One more step"
        text={`We sent a link to ${sentTo}. Your review is published when you open it.`}
      />
    );
  const send = async () => {
    setTried(true);
    if (Object.keys(faults).length > 0 || nameFault || emailFault) return;
    const done = await run({ supplierId, ...author, ...sentOf(draft) });
    if (done) setSentTo(done.email);
  };
  return (
    <form
      aria-label={`Review of ${name}`}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <header>
        <h1 className="font-display text-2xl">How was {name}?</h1>
        <p className="text-ink-soft">{place}</p>
      </header>
      <ReviewFields
        draft={draft}
        faults={isTried ? faults : {}}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Your name or brand"
          hint="Shown with the review"
          error={isTried ? nameFault : undefined}
        >
          {(tie) => (
            <Input
              {...tie}
              autoComplete="organization"
              maxLength={80}
              value={author.name}
              onChange={(event) => setAuthor((before) => ({ ...before, name: event.target.value }))}
            />
          )}
        </Field>
        <Field label="Email" hint="Never shown" error={isTried ? emailFault : undefined}>
          {(tie) => (
            <Input
              {...tie}
              type="email"
              autoComplete="email"
              maxLength={254}
              value={author.email}
              onChange={(event) => setAuthor((before) => ({ ...before, email: event.target.value }))}
            />
          )}
        </Field>
      </div>
      {error && (
        <p role="alert" className="text-sm text-bad">
          {messageOf(error)}
        </p>
      )}
      <div>
        <Button type="submit" look="accent" size="large" busy={isRunning}>
          Send review
        </Button>
      </div>
    </form>
  );
}
