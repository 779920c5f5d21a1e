export { useHelp, useHelpPanel } from './useHelp.tsx';
