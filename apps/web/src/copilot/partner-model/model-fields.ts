import type { PartnerModel } from '@brandwright/contract/copilot/partner-model/entities.ts';
import type { ModelForm } from './model-form.ts';

export interface ModelFieldsProps {
  known: PartnerModel;
  form: ModelForm;
  faults: Partial<Record<keyof ModelForm, string>>;
  onChange: (part: Partial<ModelForm>) => void;
}
