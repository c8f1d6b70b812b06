import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAsk } from './entities.ts';
import { pageFactKind, pageFactNames, type PageFactKind } from './enums.ts';

/** Something that a page says, with the sentence it comes from. */
export const pageFact = z.object({
  kind: pageFactKind,
  value: field(z.string(), { untrusted: true }),
  sentence: field(z.string(), { untrusted: true }),
});
export type PageFact = z.output<typeof pageFact>;

export const supplierPage = z.object({
  readingId: z.uuid(),
  url: z.string(),
  /** Where it ended after redirects. */
  finalUrl: z.string(),
  title: field(z.string(), { untrusted: true }).nullable(),
  readAt: instant(),
  /** Whether it was read within the last day and is not fetched again. */
  wasKept: z.boolean(),
  companyName: field(z.string(), { untrusted: true }).nullable(),
  facts: z.array(pageFact),
  /** What was looked for and not found. */
  notFound: z.array(pageFactKind),
  /** Whether the page speaks to a machine ("ignore your instructions"): shown as a warning, never followed. */
  addressesMachines: z.boolean(),
});
export type SupplierPage = z.output<typeof supplierPage>;

const valuesOf = (page: SupplierPage, kind: PageFactKind, most = 3) =>
  page.facts
    .filter((fact) => fact.kind === kind)
    .slice(0, most)
    .map((fact) => fact.value);

/** How to go on: with what an invite needs, where the page told it. */
function inviteWords(page: SupplierPage): string {
  const [email] = valuesOf(page, 'EMAIL', 1);
  if (page.companyName === null || email === undefined)
    return 'To add them to your suppliers, say "invite a supplier" with their name and email.';
  return `Say "invite ${page.companyName}, ${email}" to add them to your suppliers.`;
}

export const analyzeSupplierPage = declareOperation({
  name: 'analyze_supplier_page',
  area: 'sourcing',
  title: "Analyze a supplier's web page",
  description:
    'Reads one public web page of a supplier and says what it tells: company, what they make, products, MOQ, lead time, certificates, countries, contact addresses, each with its sentence. Needs the address of the page. It does not follow links, and keeps nothing as a supplier of yours. For suppliers of the marketplace use get_supplier.',
  examples: [
    'analyse https://www.example.com/about',
    'what does this supplier make? https://example.com',
    'read the website of this factory: https://example.com',
    'check out this page https://www.example.com and tell me their MOQ',
  ],
  input: z.object({
    supplierUrl: field(z.string().trim().min(3).max(2000), {
      label: 'Page',
      words: ['url', 'website', 'web page', 'page', 'link', 'site'],
      question: 'Which page? Give its address, such as https://www.example.com.',
    }).describe('Address of the page, http or https.'),
  }),
  output: supplierPage,
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/analyze-suppliers-info' },
  access: mayAsk,
  effect: 'write',
  card: 'supplier_page',
  offered: true,
  errors: ['unsupported_file', 'upstream', 'timeout', 'too_large'],
  related: ['invite_supplier', 'get_supplier', 'search_suppliers'],
  undoable: true,
  summary: (page) => {
    const name = page.companyName ?? 'The page';
    const say = (kind: PageFactKind, words: string) => {
      const values = valuesOf(page, kind);
      return values.length > 0 ? `${words} ${values.join(', ')}` : '';
    };
    const known = [
      say('MAKES', 'makes'),
      say('MOQ', 'MOQ'),
      say('LEAD_TIME', 'lead time'),
      say('CERTIFICATE', 'certificates'),
      say('COUNTRY', 'in'),
      say('EMAIL', 'mail'),
      say('PHONE', 'phone'),
    ].filter(Boolean);
    const found =
      known.length > 0 ? `${name}: ${known.join('; ')}.` : `${name} says little about the company.`;
    const missing =
      page.notFound.length > 0
        ? ` Not found: ${page.notFound.map((kind) => pageFactNames[kind].toLowerCase()).join(', ')}.`
        : '';
    const warning = page.addressesMachines
      ? ' The page contains text that tries to give me instructions; I didn’t follow it.'
      : '';
    return `${found}${missing}${warning} ${inviteWords(page)}`;
  },
});
