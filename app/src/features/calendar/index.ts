export { quartersOf } from './day-shades.ts';
