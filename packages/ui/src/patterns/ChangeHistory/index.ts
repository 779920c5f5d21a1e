export {
  ChangeHistory,
  type ChangeHistoryProps,
  type ChangeHistoryStrings,
  type PastChange,
} from './ChangeHistory.tsx';
