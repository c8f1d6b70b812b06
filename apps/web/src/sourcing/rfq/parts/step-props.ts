import type { FormErrors, RequestForm } from '../request-form.ts';

/** What each step of a request is given. */
export interface StepProps {
  form: RequestForm;
  errors: FormErrors;
  onChange: (change: Partial<RequestForm>) => void;
  today: string;
}
