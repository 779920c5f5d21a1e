export { isPastDue, isPaused } from './rules/actions.ts';
