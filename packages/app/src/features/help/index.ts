export { useHelp } from './useHelp.tsx';
export { useHelpPanel } from './useHelpPanel.tsx';
