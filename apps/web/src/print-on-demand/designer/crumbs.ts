import { templatesPath } from '../addresses.ts';

/** The way back from the designer. */
export const crumbs = [{ label: 'Print on demand', to: templatesPath }];
