import { z } from 'zod';
import { countryCode, field, forForms } from '../../kernel/fields.ts';
import { agentType } from './enums.ts';
import { brief } from './tech-pack.ts';

export const words = field(z.string().trim().max(4000), { sense: 'whole_request', label: 'Brief' });

export const files = {
  fileIds: field(z.array(z.uuid()).max(5), {
    ref: 'file',
    label: 'Files',
    words: ['file', 'picture', 'photo', 'document', 'attachment'],
  })
    .describe('Uploaded or attached pictures and tech pack documents (pdf, docx, xlsx, csv, txt) by id.')
    .optional(),
  imageUrl: forForms(
    z
      .string()
      .trim()
      .max(500)
      .describe('Address of an uploaded picture, as the upload answered it.')
      .optional(),
  ),
};

/** Values that a form sends; null empties a field. */
export const briefValues = z
  .object({
    ...brief.omit({ currency: true, outsideNotes: true }).shape,
    categoryId: forForms(brief.shape.categoryId),
    dimensions: forForms(brief.shape.dimensions),
    launchIsWholeMonth: forForms(brief.shape.launchIsWholeMonth),
    title: z.string().trim().min(1).max(120),
    product: z.string().trim().min(1).max(120).nullable(),
    description: z.string().trim().max(2000).nullable(),
    materials: z.array(z.string().trim().min(1).max(60)).max(12),
    colors: z.array(z.string().trim().min(1).max(60)).max(12),
    finish: z.string().trim().max(60).nullable(),
    quantity: z.int().min(1, 'The quantity must be at least 1.').max(10_000_000).nullable(),
    targetPriceMinor: z.int().min(1, 'The price must be above zero.').max(100_000_000).nullable(),
    weightGrams: z.number().positive().max(1_000_000).nullable(),
    customizations: z.array(z.string().trim().min(1).max(120)).max(12),
    packaging: z.string().trim().max(200).nullable(),
    certifications: z.array(z.string().trim().min(1).max(60)).max(16),
    countriesWanted: z.array(countryCode()).max(20),
    countriesExcluded: z.array(countryCode()).max(40),
    notes: z.string().trim().max(4000).nullable(),
    agentType: forForms(agentType),
  })
  .partial();

export type BriefValues = z.output<typeof briefValues>;
