/**
 * When a piece was last gone through by hand in a browser: its stories with the keyboard alone, what the accessibility
 * tree tells a screen reader, text at 200 % on a 360 px phone, forced colors, right to left. Axe and the stories'
 * keyboard tests run with every change and don't count.
 */
export const reviews: Readonly<Record<string, string>> = {
  AccountDrawer: '2026-11-23',
  AccountNav: '2026-11-23',
  AddressForm: '2026-11-23',
  Agreement: '2026-11-23',
  Alert: '2026-11-23',
  BmiMeter: '2026-11-23',
  Button: '2026-11-23',
  CardForm: '2026-11-23',
  ChatBubble: '2026-11-23',
  ChatComposer: '2026-11-23',
  ChatList: '2026-11-23',
  ChatThread: '2026-11-23',
  ConsentNotice: '2026-11-23',
  CouponField: '2026-11-23',
  Dialog: '2026-11-23',
  HelpPanel: '2026-11-23',
  NextBilling: '2026-11-23',
  NotificationItem: '2026-11-23',
  NotificationMenu: '2026-11-23',
  OrderTimeline: '2026-11-23',
  PhotoCapture: '2026-11-23',
  PhotoReview: '2026-11-23',
  PlanCard: '2026-11-23',
  PlanSummary: '2026-11-23',
  PriceLine: '2026-11-23',
  QuestionCard: '2026-11-23',
  Receipt: '2026-11-23',
  StatusBadge: '2026-11-23',
  SubscriptionActions: '2026-11-23',
  SubscriptionCard: '2026-11-23',
  TextField: '2026-11-23',
};
