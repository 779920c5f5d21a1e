export {
  SubscriptionActions,
  type SubscriptionAction,
  type SubscriptionActionsProps,
  type SubscriptionActionsStrings,
} from './SubscriptionActions.tsx';
