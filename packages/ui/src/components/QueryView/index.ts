export { QueryView, type QueryState, type QueryViewProps, type QueryViewStrings } from './QueryView.tsx';
