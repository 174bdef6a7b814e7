export { outboxMachine } from './outbox.machine.ts';
export type { OutboxResult, OutboxRun } from './outbox.machine.ts';
