import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { getSharedBrandKit } from '@brandwright/contract/brand-kits/get-shared-brand-kit.ts';
import { ApiError } from '#api/api-error.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { PublicKit } from '../public/public-kit.tsx';

/** The public page of a kit. Needs no login and shows nothing of the store. */
export default function PublicKitScreen() {
  const { brandKitId = '' } = useParams();
  const kit = useOperation(getSharedBrandKit, { brandKitId });
  const title = kit.data?.preview.title;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <main>
        {kit.data ? (
          kit.data.idea ? (
            <PublicKit kit={kit.data} idea={kit.data.idea} />
          ) : (
            <EmptyState
              title={`${kit.data.name || 'This brand'} is still in the works`}
              text="There’s no brand idea to show yet. Check back later."
            />
          )
        ) : kit.isError ? (
          isClosed(kit.error) ? (
            <Closed />
          ) : isGone(kit.error) ? (
            <NotHere />
          ) : (
            <ErrorState error={kit.error} onRetry={() => void kit.refetch()} />
          )
        ) : (
          <PublicSkeleton />
        )}
      </main>
    </div>
  );
}

/** A link that worked once and was closed. */
const isClosed = (error: Error) => error instanceof ApiError && error.code === 'locked';

function Closed() {
  return (
    <Notice
      heading="This link is closed"
      text="The person who shared this brand kit closed its link. Ask them for a new one."
    />
  );
}

/** An id that is none, or of a kit that is not there or not to be seen. */
const isGone = (error: Error) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_input');

const NotHere = () => (
  <Notice
    heading="We can’t find that brand"
    text="It may have been taken down, or part of the link is missing. Ask the person who sent it for a new one."
  />
);

function Notice({ heading, text }: { heading: string; text: string }) {
  useEffect(() => {
    document.title = `${heading} · Brandwright`;
  }, [heading]);
  return (
    <section className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-3 px-6 text-center">
      <h1 className="font-display text-xl">{heading}</h1>
      <p className="text-ink-soft">{text}</p>
      <Button asChild className="mt-2">
        <Link to="/">What is Brandwright?</Link>
      </Button>
    </section>
  );
}

function PublicSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid lg:grid-cols-2">
      <div className="flex flex-col justify-center gap-6 px-6 py-20 sm:px-12 lg:px-16">
        <Skeleton className="h-20 w-72 max-w-full" />
        <Skeleton className="h-6 w-56" />
      </div>
      <Skeleton className="aspect-square rounded-none lg:min-h-[36rem]" />
    </div>
  );
}
