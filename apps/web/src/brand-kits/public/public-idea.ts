import type { SharedBrandKit } from '@brandwright/contract/brand-kits/shared-brand-kit.ts';
import { slotOf } from '../picture-slot.ts';

/** Whether a picture is made and can be shown. */
export const isThere = (image: string) => slotOf(image).state === 'there';
/** The brand idea that a public kit shows. */
export type Idea = NonNullable<SharedBrandKit['idea']>;
