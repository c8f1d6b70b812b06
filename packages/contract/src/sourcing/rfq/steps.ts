import type { MissingDetail } from './entities.ts';
import type { Printing, RequestKind, RequestStep } from './enums.ts';

export interface StepText {
  title: string;
  /** What the step is for. */
  hint: string;
}

/**
 * What the form says at each step. That a higher quantity lowers the unit cost, that inside printing costs more than
 * outside only, and that a target launch date is needed, is said as brand-kit document §5 has it.
 */
export const stepTexts: Readonly<Record<RequestStep, StepText>> = {
  KIND: {
    title: 'What it is',
    hint: 'Choose what you want made, and give it a name that suppliers recognize.',
  },
  DETAILS: {
    title: 'Details',
    hint: 'Describe it: size, material, color, finish. Pictures and drawings save a round of questions.',
  },
  QUANTITY: {
    title: 'Quantity and price',
    hint: 'Say how many you need and what you’d pay, so that the quotes fit.',
  },
  DELIVERY: {
    title: 'When and where',
    hint: 'A target launch date is needed: suppliers plan production backward from it.',
  },
  REVIEW: {
    title: 'Review and send',
    hint: 'Nothing has been sent yet. Suppliers see it when you send it.',
  },
};

/** Said beside the choice of printing. */
export const printingHint = 'Printing inside costs more than outside only.';

/** The fields that decide whether a request can be sent. */
export interface RequestDetails {
  kind: RequestKind;
  title: string | null;
  quantity: number | null;
  neededBy: string | null;
  printing?: Printing | null;
}

/**
 * What must be said before a request can go to suppliers: a title (brand-kit document §5), a quantity except for
 * services, and the target launch date.
 */
export function missingDetails(request: RequestDetails): MissingDetail[] {
  const missing: MissingDetail[] = [];
  if (!request.title?.trim())
    missing.push({ field: 'title', question: 'What do you want made?', step: 'KIND' });
  if (request.quantity === null && request.kind !== 'RFP_SERVICES')
    missing.push({ field: 'quantity', question: 'How many do you need?', step: 'QUANTITY' });
  if (request.neededBy === null)
    missing.push({
      field: 'neededBy',
      question: 'When do you need them by? A target launch date is needed.',
      step: 'DELIVERY',
    });
  return missing;
}
