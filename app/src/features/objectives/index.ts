export { ObjectivesForm } from './ObjectivesForm.tsx';
export { useObjectivesForm } from './use-objectives-form.ts';
