export { HelpPanel, type HelpPanelProps, type HelpPanelStrings, type HelpTopic } from './HelpPanel.tsx';
