export {
  answerOf,
  answerProblem,
  exampleAnswer,
  fieldOf,
  hasList,
  isComplete,
  isOptional,
  isStorable,
  isWritten,
} from './questionnaire/answers.ts';
export { entriesOf, MAX_TEXT_ANSWER_LENGTH, NONE_OF_THESE } from './questionnaire/kinds.ts';
export type { Answer, AnswerProblem, FieldAnswer, Question } from './questionnaire/kinds.ts';
export { areaCodes, hasAreaCode } from './areaCodes.ts';
export { bodyMassIndex, heightText, inchesOf, isHeight, isWeight } from './body.ts';
export type { BodyMeasures, Measure } from './body.ts';
export { isEmailAddress } from './email.ts';
export { fullName } from './fullName.ts';
export { lowBmi, measuresIn, questionBeforeGoal } from './questionnaire/measures.ts';
export type { AnsweredMeasures } from './questionnaire/measures.ts';
export { addDays, addMonths, ageOf, dayOf, isCalendarDay, isoOf, later, monthsBetween } from './dates.ts';
export { appliesTo, couponBills, couponMonths, discountOf, monthsPerPeriod } from './treatment/pricing.ts';
export type { CouponDuration, CouponScope, CouponTreatment, Discount } from './treatment/pricing.ts';
export {
  relevantAnswers,
  answersToKeep,
  askedQuestions,
  byQuestion,
  firstUnanswered,
  followUpsOf,
  forGender,
  possibleFollowUps,
} from './questionnaire/questionTree.ts';
export type { Answers, AskedQuestions, GenderedQuestion } from './questionnaire/questionTree.ts';
export { DEFAULT_STEPS, isRegistering, stepOf, stepsOf } from './registration/steps.ts';
export type { RegistrationProgress } from './registration/steps.ts';
export { isState, stateName, stateNames, states } from './states.ts';
export { isZipCode, stateOfZip, territoryOfZip } from './zipCodes.ts';
export { doctorsInState } from './doctors/doctors.ts';
export { photoHistory, photoView } from './identity/photoSteps.ts';
export type { IdentityPicture, Stored, PhotoView } from './identity/photoSteps.ts';
export { firstUnread, unreadOf, withListedMessage, withReadChat } from './messages/chats.ts';
export type { Unread } from './messages/chats.ts';
export { doctorPeer } from './messages/peer.ts';
export {
  messagesOf,
  missedPages,
  newestFetched,
  olderPage,
  pageOf,
  withListedMessages,
  withMessages,
  withNewestPages,
  withOlderPage,
} from './messages/thread.ts';
export type { Thread } from './messages/thread.ts';
export {
  hasNewMessage,
  isAboutTreatment,
  newNotices,
  nextPage,
  unreadIds,
  withNotices,
  withPage,
  withRead,
} from './notifications/noticeList.ts';
export type { NoticeList, NoticePage } from './notifications/noticeList.ts';
export { deliveryCalendar, expectedDeliveries } from './orders/deliveryCalendar.ts';
export { pageCount, pageNumber } from './orders/pages.ts';
export { receiptNumber, receiptYears } from './orders/receipts.ts';
export type { ReceiptYear } from './orders/receipts.ts';
export {
  addressOfSuggestion,
  addressVerdict,
  changes,
  mergeChanges,
  toAddressInput,
  unitOf,
  withPlaceOfZip,
} from './payment/address.ts';
export type { AddressInput, ZipPlace, AddressVerdict } from './payment/address.ts';
export { cardKeyOf, usableCard } from './payment/card.ts';
export { couponProblemOf } from './payment/couponProblem.ts';
export { isAboutCard, mayBeHeld, problemKind } from './payment/failure.ts';
export type { PaymentStage, ProblemKind } from './payment/failure.ts';
export { holdOutcome, isHeld, isOutcomeUnknown, keyFor, mayBecomeHeld } from './payment/outcome.ts';
export type { PaymentKey, UnheldReason, HoldOutcome } from './payment/outcome.ts';
export { isSameQuote, planKey, termsKey } from './payment/quote.ts';
export type { Quote } from './payment/quote.ts';
export { bmiForHelp, isGoalTooHigh, isQuestionOpen, optionsToDecline } from './questionnaire/mayDecline.ts';
export type { AnsweredVisit } from './questionnaire/mayDecline.ts';
export { pageAt, pagesOf } from './questionnaire/pages.ts';
export { photoList, unsentPhotos } from './questionnaire/photos.ts';
export type { OwnPhoto, UnsentPhotoState } from './questionnaire/photos.ts';
export { nextIndex, questionPosition, reasonFor } from './questionnaire/position.ts';
export type { QuestionPosition, FollowUpReason } from './questionnaire/position.ts';
export {
  STALE_AFTER_MS,
  isSendable,
  isStale,
  mergedAnswers,
  parseVisitItem,
  shownSaveState,
  storedPosition,
  visitItemKey,
  visitUpdate,
  visitView,
} from './questionnaire/visit.ts';
export type {
  LoadedVisit,
  SavedVisit,
  Visit,
  VisitItem,
  VisitUpdate,
  SaveState,
  SendingFacts,
} from './questionnaire/visit.ts';
export { isSamePosition, positionOf, startPosition, visitHistory } from './questionnaire/visitPosition.ts';
export type { VisitPosition } from './questionnaire/visitPosition.ts';
export { ADULT_YEARS, NO_BASICS, isAdult, withZipCode } from './registration/basics.ts';
export type { Basics } from './registration/basics.ts';
export { basicsParts, otherTreatments, partToShow, treatmentOfEntry } from './registration/parts.ts';
export type { BasicsPart, BasicsSetting } from './registration/parts.ts';
export {
  ACCOUNT_PLACE,
  findCurrentSubscription,
  initialStepHistory,
  placesTo,
  progressOf,
  returnTarget,
} from './registration/places.ts';
export type { RegistrationPlace, Registration } from './registration/places.ts';
export { heldSum, lastSubmitted } from './registration/sent.ts';
export {
  allowedActions,
  allowedChange,
  isAllowed,
  isApproved,
  isHolding,
  isPastDue,
  isPaused,
  nextStep,
  offeredActions,
  pausedUntil,
  wasApplied,
} from './subscriptions/actions.ts';
export type { Requested, SubscriptionChange, SubscriptionFacts } from './subscriptions/actions.ts';
export { subscriptionOrder } from './subscriptions/order.ts';
export { allDueNow, dueNow, isDue, isUnpaid } from './subscriptions/pastDue.ts';
export type { PastDueSource } from './subscriptions/pastDue.ts';
export { isPrescribed } from './subscriptions/prescription.ts';
export { RENEWAL_STEPS, mustReturnToQuestions, renewalStep } from './subscriptions/renewal.ts';
export type { RenewalStep } from './subscriptions/renewal.ts';
export { isPlanBilled, isRequestShown } from './subscriptions/request.ts';
export type { RequestSource } from './subscriptions/request.ts';
export {
  chargeAfterNext,
  previewChange,
  previewRenewal,
  requestedPeriods,
  skippedDates,
} from './subscriptions/schedule.ts';
export type { ChangePreview, Schedule } from './subscriptions/schedule.ts';
export { hasEnded, statusRules } from './subscriptions/status.ts';
export type { LifecycleState, StatusFacts, StatusRules, SubscriptionAction } from './subscriptions/status.ts';
export { offeredSum, winbackSubscription } from './subscriptions/winback.ts';
export { hasPrice, isPriceOf, priceOfChoice } from './treatment/choicePrices.ts';
export type { PriceSource, PricedChoice } from './treatment/choicePrices.ts';
export { dosesForSale, orderableChoices } from './treatment/choices.ts';
export type { TreatmentChoice, ChoiceField } from './treatment/choices.ts';
export { appliesToEveryBill, couponsLeft, regularPrices } from './treatment/coupons.ts';
export type { CouponTerms, CouponValue } from './treatment/coupons.ts';
export {
  isFurtherTreatment,
  missingTreatments,
  requestedFirst,
  requestedTreatment,
} from './treatment/newTreatment.ts';
export { choiceOf, isPlanOf, otherPlan } from './treatment/planOfChoice.ts';
export type { Offer, OtherPlan } from './treatment/planOfChoice.ts';
export { deliverySum, perMonth, regularSum } from './treatment/planSums.ts';
export type { PlanFactsSource, PlanTerms, OptionalText, PricedSubscription } from './treatment/planSums.ts';
export { amountDue, previewPeriods } from './treatment/previewPeriods.ts';
export type { PeriodSum, ScopedCoupon, PreviewContext } from './treatment/previewPeriods.ts';
export { priceKeys, savedBy } from './treatment/priceKeys.ts';
export type { DeliveryDiscount, PriceKeys } from './treatment/priceKeys.ts';
export {
  PRODUCT_TYPES,
  isProductType,
  isSinglePageTreatment,
  offeredProductTypes,
  offers,
  productTypeOfSlug,
  slugOfProductType,
} from './treatment/productTypes.ts';
export type { BrandOffer } from './treatment/productTypes.ts';
export {
  LINE_ORDER,
  NEW_SUBSCRIPTION_ORDER,
  STEP_FIELDS,
  TREATMENT_ORDER,
  choose,
  planSelection,
  stepAfter,
  stepHistoryOf,
  stepHistoryTo,
  treatmentState,
} from './treatment/steps.ts';
export type { NeededStep, TreatmentStep, TreatmentState } from './treatment/steps.ts';
export type { ExpectedDelivery, DeliverySource } from './orders/deliveryCalendar.ts';
export type { CardKey } from './payment/card.ts';
export type { CouponProblem } from './payment/couponProblem.ts';
export type { OwnedTreatment } from './treatment/newTreatment.ts';
export { rowOf } from './rowOf.ts';
export { knownValues } from '../generated/knownValues.ts';
export type * from '../generated/knownValues.ts';
export { ORDER_COURSE, isComing, orderRules } from './orders/status.ts';
export type { OrderRules } from './orders/status.ts';
export { chargeState, isAuthorized, isPaid } from './payment/charges.ts';
export type { ChargeState } from './payment/charges.ts';
