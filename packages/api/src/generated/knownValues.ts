// Made from openapi/patient.yaml by openapi/scripts/generate.ts; not to be edited.

/** Values of open lists (`x-known-values`) that front ends handle; the service may add others. */
export const knownValues = {
  SubscriptionStatus: ["pending","pre_screened","hold","in_progress","active","pause","declined","not_verified","cancel","renewal","completed"],
  QuestionKind: ["single","multiple","text","number","date","height","weight","file","info","agreement","medicines","allergies","conditions"],
  LookupItemSystem: ["USPS","NANP","ICD-10-CM","RxNorm","medicine","food","surroundings"],
  ChargeStatus: ["success","hold","captured","pending","in process","failed","released","refunded"],
  ModifyRequestStatus: ["pending","approved","declined"],
  RegistrationStep: ["treatment","globalQuestions","questions","payment","photo","summary","done"],
  HistoryEntryChange: ["registered","approved","declined","paused","resumed","skipped","skip_undone","canceled","reactivated","change_requested","change_withdrawn","change_approved","change_declined","renewal_requested","renewal_due","followup_answered","payment_failed"],
  HistoryEntryBy: ["patient","doctor","system"],
  ChatMessageType: ["text","image","file","system"],
  DoctorQuestionTopic: ["account/billing","shipping/order","photo/ID","other","medication or treatment plan","schedule a video/phone call","side effects"],
  OrderStatus: ["created","processing","shipped","delivered","cancelled","returned"],
} as const;

/** Value of `knownValues.SubscriptionStatus`. */
export type KnownSubscriptionStatus = (typeof knownValues)['SubscriptionStatus'][number];

/** Value of `knownValues.QuestionKind`. */
export type KnownQuestionKind = (typeof knownValues)['QuestionKind'][number];

/** Value of `knownValues.LookupItemSystem`. */
export type KnownLookupItemSystem = (typeof knownValues)['LookupItemSystem'][number];

/** Value of `knownValues.ChargeStatus`. */
export type KnownChargeStatus = (typeof knownValues)['ChargeStatus'][number];

/** Value of `knownValues.ModifyRequestStatus`. */
export type KnownModifyRequestStatus = (typeof knownValues)['ModifyRequestStatus'][number];

/** Value of `knownValues.RegistrationStep`. */
export type KnownRegistrationStep = (typeof knownValues)['RegistrationStep'][number];

/** Value of `knownValues.HistoryEntryChange`. */
export type KnownHistoryEntryChange = (typeof knownValues)['HistoryEntryChange'][number];

/** Value of `knownValues.HistoryEntryBy`. */
export type KnownHistoryEntryBy = (typeof knownValues)['HistoryEntryBy'][number];

/** Value of `knownValues.ChatMessageType`. */
export type KnownChatMessageType = (typeof knownValues)['ChatMessageType'][number];

/** Value of `knownValues.DoctorQuestionTopic`. */
export type KnownDoctorQuestionTopic = (typeof knownValues)['DoctorQuestionTopic'][number];

/** Value of `knownValues.OrderStatus`. */
export type KnownOrderStatus = (typeof knownValues)['OrderStatus'][number];
