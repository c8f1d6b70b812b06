import type { SharedBrandKit } from '@brandwright/contract/brand-kits/shared-brand-kit.ts';

/** The brand idea that a public kit shows. */
export type Idea = NonNullable<SharedBrandKit['idea']>;
