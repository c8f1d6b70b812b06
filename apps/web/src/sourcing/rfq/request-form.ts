import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import {
  requestSteps,
  type Printing,
  type RequestKind,
  type RequestStep,
} from '@brandwright/contract/sourcing/rfq/enums.ts';
import type { saveProjectDraft } from '@brandwright/contract/sourcing/rfq/save-project-draft.ts';
import { missingDetails } from '@brandwright/contract/sourcing/rfq/steps.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';

/** What stands in the form, as it is typed. */
export interface RequestForm {
  kind: RequestKind;
  title: string;
  description: string;
  materials: string;
  printing: Printing;
  quantity: string;
  targetPrice: string;
  budget: string;
  wantsSample: boolean;
  neededBy: string;
  countries: string[];
  htsCode: string;
  fileUrls: string[];
}

export type FormErrors = Partial<Record<keyof RequestForm, string>>;

const money = (minor: number | null) =>
  minor === null ? '' : minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);

/** The form of a request that is there, or an empty one. */
export function formOf(request: ProjectRequest | null): RequestForm {
  return {
    kind: request?.kind ?? 'RFP_PRODUCT',
    title: request?.title ?? '',
    description: request?.description ?? '',
    materials: request?.materials.join(', ') ?? '',
    printing: request?.printing ?? 'NONE',
    quantity: request?.quantity === null || request === null ? '' : String(request.quantity),
    targetPrice: money(request?.targetPriceMinor ?? null),
    budget: money(request?.budgetMinor ?? null),
    wantsSample: request?.wantsSample ?? false,
    neededBy: request?.neededBy ?? '',
    countries: request?.countries ?? [],
    htsCode: request?.htsCode ?? '',
    fileUrls: request?.fileUrls ?? [],
  };
}

/** "$1,250.50" → 125050; null for nothing, undefined for what is no amount above zero. */
export function readMoney(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$/, '').replaceAll(',', '').trim();
  if (plain === '') return null;
  if (!/^\d{1,7}(\.\d{0,2})?$/.test(plain)) return undefined;
  const minor = Math.round(Number(plain) * 100);
  return minor > 0 ? minor : undefined;
}

/** "1,000" → 1000; null for nothing, undefined for what is no whole number above zero. */
export function readUnits(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(',', '');
  if (plain === '') return null;
  const units = /^\d{1,8}$/.test(plain) ? Number(plain) : 0;
  return units > 0 && units <= 10_000_000 ? units : undefined;
}

/** Which step a field stands in. */
export const stepOf: Readonly<Record<keyof RequestForm, RequestStep>> = {
  kind: 'KIND',
  title: 'KIND',
  description: 'DETAILS',
  materials: 'DETAILS',
  printing: 'DETAILS',
  fileUrls: 'DETAILS',
  quantity: 'QUANTITY',
  targetPrice: 'QUANTITY',
  budget: 'QUANTITY',
  wantsSample: 'QUANTITY',
  neededBy: 'DELIVERY',
  countries: 'DELIVERY',
  htsCode: 'DELIVERY',
};

/** What is wrong with what was typed; what is merely missing is no error. `today` is YYYY-MM-DD. */
export function errorsOf(form: RequestForm, today: string): FormErrors {
  const errors: FormErrors = {};
  if (readUnits(form.quantity) === undefined) errors.quantity = 'Enter a whole number, such as 1000.';
  if (readMoney(form.targetPrice) === undefined) errors.targetPrice = 'Enter an amount, such as 6 or 5.50.';
  if (readMoney(form.budget) === undefined) errors.budget = 'Enter an amount, such as 9000.';
  if (form.neededBy && form.neededBy < today) errors.neededBy = 'Choose a day from today on.';
  if (form.htsCode.trim() && !/^[\d.]{4,13}$/.test(form.htsCode.trim()))
    errors.htsCode = 'Enter a code of 4 to 10 digits, such as 4202.92.';
  if (form.title.trim().length === 1) errors.title = 'Add a little more.';
  return errors;
}

/** What a step still needs before one goes on, by field. */
export function neededIn(form: RequestForm, step: RequestStep): FormErrors {
  const missing = missingDetails({
    kind: form.kind,
    title: form.title,
    quantity: readUnits(form.quantity) ?? null,
    neededBy: form.neededBy || null,
  }).filter((one) => one.step === step);
  return Object.fromEntries(missing.map(({ field, question }) => [field, question]));
}

/** What the server keeps of the form. Fields with errors are left as the server has them. */
export function draftInput(
  form: RequestForm,
  step: RequestStep,
  requestId: string | undefined,
  errors: FormErrors,
): SendOf<typeof saveProjectDraft> {
  const fits = <T>(field: keyof RequestForm, value: T) => (errors[field] ? undefined : value);
  return {
    ...(requestId ? { requestId } : {}),
    step,
    kind: form.kind,
    title: fits('title', form.title.trim()),
    description: form.description.trim() || null,
    materials: form.materials
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .slice(0, 12),
    printing: form.kind === 'RFP_PACKAGING' ? form.printing : null,
    quantity: fits('quantity', readUnits(form.quantity) ?? null),
    targetPriceMinor: fits('targetPrice', readMoney(form.targetPrice) ?? null),
    budgetMinor: fits('budget', readMoney(form.budget) ?? null),
    wantsSample: form.wantsSample,
    neededBy: fits('neededBy', form.neededBy || null),
    countries: form.countries,
    htsCode: fits('htsCode', form.htsCode.trim() || null),
    fileUrls: form.fileUrls,
  };
}

/** Whether there is anything that is worth keeping. */
export const isWorthKeeping = (form: RequestForm) => JSON.stringify(form) !== JSON.stringify(formOf(null));

export const isStep = (value: string | null): value is RequestStep =>
  requestSteps.some((step) => step === value);
