import { APICallError, NoImageGeneratedError, RetryError } from 'ai';
import { ImageRefused } from '@brandwright/artwork/image-maker/image-maker.ts';

const unfitWords =
  /moderat|content[ _]?policy|safety|content filter|blocked by our|responsible ai|not allowed to generate/i;

/** Why an image model made nothing, in a plain sentence. Nothing of its own words or of the network is passed on. */
export function asImageRefused(error: unknown, timedOut: boolean, settings: string): ImageRefused {
  if (timedOut)
    return new ImageRefused(
      'unavailable',
      'The engine took more than two minutes. Try again, with fewer pictures.',
    );
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (isUnfit(cause))
    return new ImageRefused(
      'unfit',
      'The engine won’t draw that. Rephrase it, without names of people or other brands.',
    );
  if (APICallError.isInstance(cause)) return byStatus(cause.statusCode, settings);
  if (NoImageGeneratedError.isInstance(cause))
    return new ImageRefused('failed', 'The engine made no picture. Try again, or rephrase it.');
  return new ImageRefused('unavailable', 'The picture engine can’t be reached. Try again in a moment.');
}

function isUnfit(cause: unknown): boolean {
  if (APICallError.isInstance(cause))
    return (
      (cause.statusCode === 400 || cause.statusCode === 403) &&
      unfitWords.test(`${cause.message} ${cause.responseBody ?? ''}`)
    );
  return cause instanceof Error && unfitWords.test(cause.message);
}

function byStatus(status: number | undefined, settings: string): ImageRefused {
  if (status === 401 || status === 403)
    return new ImageRefused(
      'unavailable',
      `The picture engine refused the key. Check ${settings} in the server’s settings, then try again.`,
    );
  if (status === 429)
    return new ImageRefused(
      'unavailable',
      'The picture engine is busy, or its quota is used up. Try again in a few minutes.',
    );
  if (status === 400 || status === 422)
    return new ImageRefused('bad_request', 'The picture engine didn’t accept that. Shorten or rephrase it.');
  return new ImageRefused('unavailable', 'The picture engine isn’t working properly. Try again in a moment.');
}
