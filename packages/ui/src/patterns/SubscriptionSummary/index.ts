export { ShipsTo, type ShipsToProps, type ShipsToStrings } from './ShipsTo.tsx';
export {
  SubscriptionSummary,
  type SubscriptionSummaryProps,
  type SubscriptionSummaryStrings,
} from './SubscriptionSummary.tsx';
