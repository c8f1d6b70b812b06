import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { ErrorState } from '#ui/states.tsx';

interface DesignMakerSettings {
  elemId: string;
  nonce: string;
  externalProductId: string;
  initProduct?: { productId: number };
  onTemplateSaved: (templateId: number) => void;
  onIframeLoaded: () => void;
  onError: (message: string) => void;
}

declare global {
  interface Window {
    PFDesignMaker?: new (settings: DesignMakerSettings) => unknown;
  }
}

interface PrintfulFrameProps {
  scriptUrl: string;
  nonce: string;
  remoteExternalId: string;
  /** A blank to begin with, where nothing was saved before. */
  productId: number | null;
  onSaved: () => void;
}

const elementId = 'printful-designer';

/** Printful's own designer in a frame; its script comes from Printful alone and only here. */
export function PrintfulFrame({
  scriptUrl,
  nonce,
  remoteExternalId,
  productId,
  onSaved,
}: PrintfulFrameProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const saved = useRef(onSaved);
  useEffect(() => {
    saved.current = onSaved;
  }, [onSaved]);
  useEffect(() => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.onerror = () => setError(new Error('Printful’s designer can’t be reached. Try again later.'));
    script.onload = () => {
      if (!window.PFDesignMaker)
        return setError(new Error('Printful’s designer didn’t load. Reload the page.'));
      new window.PFDesignMaker({
        elemId: elementId,
        nonce,
        externalProductId: remoteExternalId,
        ...(productId === null ? {} : { initProduct: { productId } }),
        onTemplateSaved: () => saved.current(),
        onIframeLoaded: () => setLoaded(true),
        onError: (message) => setError(new Error(message)),
      });
    };
    document.body.append(script);
    return () => script.remove();
  }, [scriptUrl, nonce, remoteExternalId, productId]);
  if (error) return <ErrorState error={error} />;
  return (
    <div className="relative h-[75vh] min-h-[32rem] overflow-hidden rounded-xl border border-line">
      {!isLoaded && <Skeleton className="absolute inset-0 rounded-xl" />}
      <div id={elementId} className="h-full" />
    </div>
  );
}
