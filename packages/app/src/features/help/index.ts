export { useHelp } from './useHelp.tsx';
