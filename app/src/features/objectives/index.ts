export { ObjectivesForm, type ObjectivesFormValues } from './ObjectivesForm.tsx';
export { useObjectivesForm } from './use-objectives-form.ts';
