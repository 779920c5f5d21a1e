export {
  FollowUp,
  FollowUpNotice,
  type FollowUpNoticeProps,
  type FollowUpProps,
  type FollowUpStrings,
} from './FollowUp.tsx';
