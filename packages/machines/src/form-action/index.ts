export { createFormActionMachine, formActionMachine } from './form-action.machine.ts';
export type {
  FormContext,
  FormEmitted,
  FormEvent,
  FormFailure,
  FormInput,
} from './form-action.machine.ts';
