export { SessionRow } from './SessionRow.tsx';
export { SessionText } from './SessionText.tsx';
