import {
  contextTokens,
  modelName,
  standardOpenAiModel,
  type PartnerModel,
  type PartnerModelSource,
} from '@brandwright/contract/copilot/partner-model/entities.ts';
import type { setPartnerModel } from '@brandwright/contract/copilot/partner-model/set-partner-model.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';

/** What the fields hold, as typed. */
export interface ModelForm {
  source: PartnerModelSource;
  openAiModel: string;
  address: string;
  model: string;
  contextTokens: string;
  /** Of the source that is chosen; empty keeps the one that is saved. */
  apiKey: string;
}

/** Where the server is set up with nothing else, its own model is the built-in one. */
const sourceOf = ({ source, serverModel }: PartnerModel): PartnerModelSource =>
  source === 'SERVER' && serverModel === null ? 'BUILT_IN' : source;

/** The fields as they stand for what is chosen now. */
export function modelForm(known: PartnerModel): ModelForm {
  const isOpenAi = known.source === 'OPENAI';
  const isServer = known.source === 'COMPATIBLE';
  return {
    source: sourceOf(known),
    openAiModel: (isOpenAi ? known.model : null) ?? standardOpenAiModel,
    address: (isServer ? known.address : null) ?? '',
    model: (isServer ? known.model : null) ?? '',
    contextTokens: (isServer ? known.contextTokens?.toString() : undefined) ?? '',
    apiKey: '',
  };
}

/** What is wrong with the fields, by field. */
export function modelFaults(form: ModelForm, known: PartnerModel): Partial<Record<keyof ModelForm, string>> {
  const faults: Partial<Record<keyof ModelForm, string>> = {};
  if (form.source === 'OPENAI') {
    if (!modelName.safeParse(form.openAiModel).success) faults.openAiModel = 'Enter the name of a model.';
    if (form.apiKey.trim() === '' && known.openAiKey === null) faults.apiKey = 'Enter your OpenAI key.';
  }
  if (form.source === 'COMPATIBLE') {
    if (form.address.trim() === '') faults.address = 'Enter the address of the server.';
    if (!modelName.safeParse(form.model).success) faults.model = 'Enter the name of a model.';
    if (form.contextTokens.trim() !== '' && !contextTokens.safeParse(Number(form.contextTokens)).success)
      faults.contextTokens = 'Enter a whole number of at least 4,000.';
  }
  const key = form.apiKey.trim();
  if (key !== '' && (key.length < 8 || /\s/.test(key)))
    faults.apiKey = 'A key has at least 8 characters and no spaces.';
  return faults;
}

/** The choice that the fields make. */
export function modelInput(form: ModelForm): SendOf<typeof setPartnerModel> {
  if (form.source === 'OPENAI') return { source: 'OPENAI', model: form.openAiModel.trim() };
  if (form.source !== 'COMPATIBLE') return { source: form.source };
  const tokens = form.contextTokens.trim();
  return {
    source: 'COMPATIBLE',
    address: form.address.trim(),
    model: form.model.trim(),
    ...(tokens === '' ? {} : { contextTokens: Number(tokens) }),
  };
}

/** Whether the fields say what is chosen already. */
export function isChosen(form: ModelForm, known: PartnerModel): boolean {
  if (form.apiKey.trim() !== '') return false;
  const now = modelInput(modelForm(known));
  return JSON.stringify(modelInput(form)) === JSON.stringify(now);
}
