import { removeModelKey, saveModelKey } from './model-key.ts';
import { findLocalModels, getPartnerModel, listServerModels } from './read-models.ts';
import { setPartnerModel } from './set-partner-model.ts';
import { testPartnerModel } from './test-partner-model.ts';

export const partnerModelImplementations = [
  getPartnerModel,
  setPartnerModel,
  findLocalModels,
  listServerModels,
  testPartnerModel,
  saveModelKey,
  removeModelKey,
] as const;
