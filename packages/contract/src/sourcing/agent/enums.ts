import { z } from 'zod';

/** Types of the sourcing agent (overview §7). */
export const agentTypes = ['default', 'tariff', 'packaging'] as const;
export const agentType = z.enum(agentTypes);
export type AgentType = z.output<typeof agentType>;

export const agentTypeWords: Record<AgentType, readonly [string, ...string[]]> = {
  default: ['Product', 'product brief'],
  tariff: ['Tariff', 'tariff agent', 'tariff brief'],
  packaging: ['Packaging', 'packaging brief', 'packaging agent', 'packaging only'],
};

/** What choosing an agent type makes the event item (overview §7). */
export const eventItemTypes = ['design-source', 'tariff-rate', 'packaging'] as const;
export const eventItemType = z.enum(eventItemTypes);
export type EventItemType = z.output<typeof eventItemType>;

/**
 * DRAFT: something needed is missing. READY: it can be matched. MATCHED: factories were matched to it.
 * ARCHIVED: put away, out of the list of earlier ones.
 */
export const techPackStatuses = ['DRAFT', 'READY', 'MATCHED', 'ARCHIVED'] as const;
export const techPackStatus = z.enum(techPackStatuses);
export type TechPackStatus = z.output<typeof techPackStatus>;

export const techPackStatusWords: Record<TechPackStatus, readonly [string, ...string[]]> = {
  DRAFT: ['Draft', 'incomplete', 'unfinished', 'drafts'],
  READY: ['Ready', 'complete', 'ready to match'],
  MATCHED: ['Matched', 'with matches', 'already matched'],
  ARCHIVED: ['Archived', 'put away', 'deleted'],
};

/** The fields of a brief, in the order in which its form shows them. */
export const briefFields = [
  'title',
  'product',
  'category',
  'description',
  'materials',
  'colors',
  'finish',
  'dimensions',
  'weight',
  'quantity',
  'targetPrice',
  'customizations',
  'packaging',
  'certifications',
  'countriesWanted',
  'countriesExcluded',
  'launchDate',
  'notes',
] as const;
export const briefField = z.enum(briefFields);
export type BriefField = z.output<typeof briefField>;

export const briefFieldNames: Record<BriefField, string> = {
  title: 'Name',
  product: 'Product',
  category: 'Category',
  description: 'Description',
  materials: 'Materials',
  colors: 'Colors',
  finish: 'Finish',
  dimensions: 'Size',
  weight: 'Weight',
  quantity: 'Quantity',
  targetPrice: 'Target price',
  customizations: 'Customization',
  packaging: 'Packaging',
  certifications: 'Certifications',
  countriesWanted: 'Made in',
  countriesExcluded: 'Not made in',
  launchDate: 'Launch',
  notes: 'Notes',
};

/** Where a value comes from: words of a person, the form, a document or picture that was added, or an assumption of ours. */
export const valueOrigins = ['SAID', 'FORM', 'DOCUMENT', 'PICTURE', 'ASSUMED'] as const;
export const valueOrigin = z.enum(valueOrigins);
export type ValueOrigin = z.output<typeof valueOrigin>;
