export {
  SubscriptionActions,
  type SubscriptionActionItem,
  type SubscriptionActionsProps,
  type SubscriptionActionsStrings,
} from './SubscriptionActions.tsx';
