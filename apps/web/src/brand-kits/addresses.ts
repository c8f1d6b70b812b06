import { screenAddress } from '#routes/patterns.ts';

/** The screen of a kit, at one of its tabs. */
export function kitAddress(brandKitId: string, tab?: string): string {
  const path = screenAddress('/business-kits/{brandKitId}', { brandKitId });
  return tab ? `${path}?tab=${tab}` : path;
}

export const kitsAddress = '/business-kits';

/** The public page at a share link, within this site. */
export const publicAddress = (shareUrl: string): string =>
  screenAddress('/bk/{brandKitId}', { brandKitId: new URL(shareUrl).pathname.split('/').at(-1) ?? '' });
