/**
 * Words in generic rules of EasyPrivacy and EasyList, such as `/assets/analytics-`, `/assets/tracking-`, `/api/pixel?`,
 * `-social-tracking.` and `/?sentry_key=`. Ad blockers reject requests with them, also to the page's own host.
 */
export const BLOCKED =
  /(?:^|[^a-z\d])(?:ads?|affiliates?|banners?|counters?|gtm|metrics|pageviews?|ping|pixels?|social|sponsors?|stats|track(?:er|ing)?)(?![a-z\d])|analytic|advert|beacon|fbevent|fingerprint|heatmap|sentry|telemetry/i;
