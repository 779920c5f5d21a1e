// Made from openapi/patient.yaml by openapi/scripts/generate.ts; not to be edited.

/** Fields of each record of an answer; `?` marks those that may be absent. */
export const records: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "Addon": {
    "_id": "id",
    "name": "text",
    "description?": "text",
    "price": "number",
    "mainImgUrl?": "text",
    "productTypes?": "('ed'|'hl'|'wl'|'ag')[]"
  },
  "Answer": {
    "questionId": "id",
    "question?": "text",
    "optionIds?": "id[]",
    "value?": "text|number|boolean|null",
    "files?": "text[]"
  },
  "AveragePrice": {
    "productType": "'ed'|'hl'|'wl'|'ag'",
    "price": "number"
  },
  "Charge": {
    "_id": "id",
    "invoiceId?": "text",
    "invoiceItems?": "InvoiceItem[]",
    "sum": "number",
    "reasonType?": "text",
    "status": "text",
    "createdAt?": "moment",
    "reasonObject?": "ChargeReason",
    "card?": "ChargeCard",
    "transactionNumber?": "text",
    "doctorId?": "id"
  },
  "ChargeCard": {
    "cardType?": "text",
    "lastDigits": "text"
  },
  "ChargeReason": {
    "plan?": "Plan",
    "sequencePaymentPeriod?": "number",
    "maxPeriodsCount?": "number",
    "refills?": "number"
  },
  "Chat": {
    "_id": "id",
    "subscriptionId?": "id",
    "variationName?": "text",
    "topic?": "text",
    "unread?": "number",
    "users?": "ChatPeer[]",
    "messages?": "ChatMessage[]",
    "pagination?": "Pagination"
  },
  "ChatMessage": {
    "messageType?": "text",
    "_id": "id",
    "userId?": "id",
    "chatId": "id",
    "message": "text",
    "createdAt": "moment",
    "whoHaveRead?": "id[]",
    "avatar?": "text",
    "userName?": "text",
    "fileName?": "text",
    "idempotencyKey?": "text"
  },
  "ChatPeer": {
    "_id": "id",
    "roles": "text[]",
    "firstName?": "text",
    "lastName?": "text",
    "avatar?": "text",
    "email?": "text",
    "doctor?": "ChatPeer.doctor"
  },
  "ChatPeer.doctor": {
    "_id": "id"
  },
  "ConfigEntry": {
    "name": "text",
    "value": "boolean|text|number|null"
  },
  "Coupon": {
    "_id": "id",
    "name": "text",
    "discountType?": "'$'|'%'",
    "discountValue": "number",
    "usingPeriodsCount?": "0..1000",
    "periodsLeft?": "0..1000",
    "periodType?": "text",
    "appliesTo?": "CouponScope[]"
  },
  "CouponScope": {
    "appliesObjType?": "text",
    "frequencyOfDelivery?": "('monthly'|'quarterly')[]",
    "frequencyOfReception?": "text"
  },
  "CreatedPatient": {
    "userId": "id"
  },
  "CreditCard": {
    "cardNumber?": "text",
    "expirationDate?": "text",
    "cardType?": "text"
  },
  "Discount": {
    "doseId?": "id",
    "frequencyOfReception?": "text",
    "frequencyOfDelivery": "'monthly'|'quarterly'",
    "price": "number",
    "discountedPrice": "number"
  },
  "Doctor": {
    "_id": "id",
    "user?": "DoctorUser",
    "personalEmail?": "text",
    "birthDate?": "day",
    "status?": "text",
    "suffix?": "text",
    "photo?": "text",
    "zipCode?": "text",
    "city?": "text",
    "state?": "text",
    "address?": "text",
    "address2?": "text",
    "licenses?": "License[]",
    "medicalDegree?": "MedicalDegree[]"
  },
  "DoctorUser": {
    "firstName?": "text",
    "lastName?": "text",
    "email?": "text",
    "phone?": "text",
    "notificationPreference?": "NotificationPreference"
  },
  "Dose": {
    "_id": "id",
    "weight?": "number",
    "status?": "text",
    "intensity?": "text",
    "price": "number",
    "measure?": "text",
    "specialQuarterlyPrice?": "number",
    "description?": "text",
    "calculationAsPackage?": "boolean",
    "mostPopular?": "boolean",
    "strength?": "text"
  },
  "GlobalAnswers": {
    "questionnaire": "Answer[]"
  },
  "HeldCharge": {
    "charge": "Charge",
    "paymentIntentStatus": "text",
    "clientSecret?": "text"
  },
  "HistoryEntry": {
    "change": "text",
    "by": "text",
    "userName?": "text",
    "createdAt": "moment",
    "priceBefore?": "number",
    "priceAfter?": "number",
    "weight?": "number"
  },
  "IdentityCheck": {
    "completed": "boolean"
  },
  "InvoiceItem": {
    "name": "text",
    "sum": "number",
    "type?": "text",
    "isNegative?": "boolean"
  },
  "LastQuestionIndex": {
    "lastQuestionIndex": "number"
  },
  "License": {
    "_id": "id",
    "licenseNumber?": "text",
    "state?": "text",
    "expirationDate?": "day",
    "product?": "'ed'|'hl'|'wl'|'ag'"
  },
  "LookupItem": {
    "_id": "id",
    "name": "text",
    "system?": "text",
    "code?": "text"
  },
  "MedicalDegree": {
    "_id": "id",
    "name?": "text",
    "degree?": "text",
    "endDate?": "day"
  },
  "MedicineInformation": {
    "notice?": "text",
    "howToTake?": "text[]",
    "commonSideEffects?": "text[]",
    "seriousSideEffects?": "text[]",
    "storage?": "text[]",
    "callDoctor?": "text[]"
  },
  "ModifyRequest": {
    "status": "text",
    "doctorId?": "id",
    "userName?": "text",
    "message?": "text",
    "period?": "number",
    "plan?": "Plan",
    "addons?": "Addon[]",
    "coupons?": "Coupon[]"
  },
  "Notification": {
    "_id": "id",
    "data?": "NotificationData",
    "hasRead?": "boolean",
    "type?": "text",
    "message": "text",
    "createdAt": "moment",
    "whoHaveRead?": "id[]"
  },
  "NotificationData": {
    "subscriptionId?": "id",
    "orderId?": "id",
    "chatId?": "id"
  },
  "NotificationPreference": {
    "sms?": "boolean",
    "email?": "boolean",
    "receiveNewsByEmail?": "boolean",
    "receiveNewsBySMS?": "boolean",
    "neutralWording?": "boolean"
  },
  "OnlineVisitLog": {
    "_id?": "id",
    "lastQuestionIndex": "number",
    "questionType?": "text",
    "isGlobalQuestion?": "boolean",
    "isBlockedUser?": "boolean",
    "questionnaire?": "Answer[]"
  },
  "Order": {
    "_id": "id",
    "createdAt": "moment",
    "status": "text",
    "tracking_number?": "text",
    "tracking_url?": "text",
    "carrier?": "text",
    "expectedDelivery?": "moment",
    "statusHistory?": "OrderStatusChange[]",
    "patient?": "Order.patient",
    "charge?": "Charge"
  },
  "Order.patient": {
    "shipping?": "PostalAddress"
  },
  "OrderStatusChange": {
    "status": "text",
    "at": "moment"
  },
  "Pagination": {
    "page": "1..1000000",
    "limit": "number",
    "total": "number"
  },
  "Patient": {
    "_id": "id",
    "status": "'register'|'active'",
    "basic?": "PatientBasic",
    "height?": "text|number",
    "weight?": "number",
    "bmi?": "number",
    "shipping?": "PostalAddress",
    "verify?": "IdentityCheck",
    "creditCard?": "CreditCard",
    "payment?": "PatientPayment"
  },
  "PatientBasic": {
    "gender?": "'male'|'female'",
    "birthDate?": "day"
  },
  "PatientPayment": {
    "sameAsShipping?": "boolean",
    "billing?": "PostalAddress"
  },
  "PatientProfile": {
    "_id": "id",
    "status": "'register'|'active'",
    "basic?": "PatientBasic",
    "height?": "text|number",
    "weight?": "number",
    "bmi?": "number",
    "shipping?": "PostalAddress",
    "verify?": "IdentityCheck",
    "creditCard?": "CreditCard",
    "payment?": "PatientPayment",
    "notificationPreference?": "NotificationPreference",
    "subscriptions?": "SubscriptionSummary[]"
  },
  "Pause": {
    "pausedId": "id",
    "from": "moment",
    "until?": "moment"
  },
  "PauseRecord": {
    "pausedId": "id",
    "sum?": "number",
    "createdAt": "moment"
  },
  "PaymentForm": {
    "provider": "text",
    "publishableKey?": "text",
    "clientSecret?": "text"
  },
  "PeriodPrice": {
    "period": "number",
    "sum": "number",
    "discountedPrice?": "number",
    "invoiceItems?": "InvoiceItem[]"
  },
  "Plan": {
    "productId?": "id",
    "productName?": "text",
    "variationId?": "id",
    "variationName?": "text",
    "doseId?": "id",
    "weight?": "number",
    "measure?": "text",
    "frequencyOfReception?": "text",
    "frequencyOfDelivery?": "'monthly'|'quarterly'",
    "productDescription?": "text",
    "substance?": "text",
    "productImgUrl?": "text",
    "variationDescription?": "text",
    "price?": "number",
    "packageType?": "text"
  },
  "PostalAddress": {
    "address?": "text",
    "secondAddress?": "text",
    "city?": "text",
    "state?": "text",
    "zipCode?": "text"
  },
  "Product": {
    "_id": "id",
    "productName": "text",
    "productDescription?": "text",
    "productType": "'ed'|'hl'|'wl'|'ag'",
    "substance?": "text",
    "mainImgUrl?": "text",
    "frequencyOfDelivery?": "('monthly'|'quarterly')[]",
    "productPricing?": "ProductPricing[]",
    "variations?": "Variation[]"
  },
  "ProductPricing": {
    "productId?": "id",
    "variationId?": "id",
    "doseId?": "id",
    "frequencyOfReception?": "text",
    "frequencyOfDelivery?": "'monthly'|'quarterly'",
    "price": "number",
    "discountedPrice?": "number"
  },
  "Question": {
    "_id": "id",
    "type?": "text",
    "sequence?": "number",
    "kind": "text",
    "question": "text",
    "createdAt?": "moment",
    "flagAsEmpty?": "boolean",
    "mainImg?": "text",
    "productType?": "'ed'|'hl'|'wl'|'ag'",
    "qOptions?": "QuestionOption[]",
    "description?": "text",
    "label?": "text",
    "isFollowupQuestion?": "boolean",
    "immediateParentQId?": "id",
    "optionId?": "id"
  },
  "QuestionOption": {
    "_id": "id",
    "option": "text",
    "doctorMayDecline?": "boolean",
    "followUpQuestions?": "id[]"
  },
  "RegistrationPosition": {
    "registrationStep": "text"
  },
  "Subscription": {
    "_id": "id",
    "productType": "'ed'|'hl'|'wl'|'ag'",
    "patientId": "id",
    "status?": "text",
    "plan?": "Plan",
    "review?": "Subscription.review",
    "creditCard?": "CreditCard",
    "pauses?": "PauseRecord[]",
    "skipPeriods?": "0..120",
    "skipsLeft?": "0..120",
    "modifyRequest?": "ModifyRequest|null",
    "isApproved?": "boolean",
    "historyId?": "id",
    "doctorId?": "id",
    "registrationStep?": "text",
    "registrationStepsOrder?": "text[]",
    "registrationDoneDate?": "moment",
    "medicalPhotoUrls?": "text[]",
    "sequencePaymentPeriod?": "number",
    "addons?": "Addon[]",
    "coupons?": "Coupon[]",
    "expiredAt?": "moment",
    "nextPeriodStart?": "moment",
    "renewal?": "boolean",
    "pause?": "Pause|null",
    "questionnaire?": "Answer[]",
    "nextBillingDate?": "moment",
    "billingAnchor?": "moment",
    "billingDay?": "1..31",
    "latestBilledAmount?": "number",
    "paymentIntentStatus?": "text",
    "latestRenewalId?": "id",
    "discountedPrice?": "number",
    "history?": "HistoryEntry[]"
  },
  "Subscription.review": {
    "value": "text"
  },
  "SubscriptionSummary": {
    "_id": "id",
    "productType": "'ed'|'hl'|'wl'|'ag'",
    "status?": "text",
    "isApproved?": "boolean"
  },
  "TokenCheck": {
    "valid": "boolean"
  },
  "TrackingEvent": {
    "_id?": "id",
    "eventName": "text",
    "eventId": "text",
    "createdAt?": "moment"
  },
  "UnreadCounter": {
    "counter": "number"
  },
  "User": {
    "_id": "id",
    "roles": "text[]",
    "email": "text",
    "firstName?": "text",
    "lastName?": "text",
    "phone?": "text",
    "chatNoticeAlert?": "boolean",
    "avatar?": "text",
    "notificationPreference?": "NotificationPreference",
    "verifyClientSecret?": "text",
    "showReactivatePopup?": "boolean",
    "belugaMode?": "boolean",
    "latestBilledAmount?": "number",
    "subscriptions?": "SubscriptionSummary[]",
    "patient?": "Patient"
  },
  "UserExistence": {
    "redirect?": "text|boolean|null"
  },
  "Variation": {
    "_id": "id",
    "ranking?": "number",
    "variationName": "text",
    "view?": "text",
    "variationDescription?": "text",
    "mainImgUrl?": "text",
    "mostPopular?": "boolean",
    "frequencyOfReception?": "text[]",
    "packageTypes?": "text[]",
    "doses?": "Dose[]",
    "information?": "MedicineInformation"
  }
};

/** Shape of each entry of an answer's `data`, by operation. */
export const answers: Readonly<Record<string, string>> = {
  "GET /me": "User",
  "PUT /api/user/{id}": "User",
  "POST /api/user/setAvatar": "User",
  "POST /api/check-token": "TokenCheck",
  "GET /api/check-exist-cognito-user": "UserExistence",
  "POST /api/patient": "CreatedPatient",
  "GET /api/patient/{id}": "PatientProfile",
  "PUT /api/patient/{id}": "PatientProfile",
  "GET /api/patient/{id}/reveal-credit-card": "CreditCard",
  "GET /api/patient/apply-coupon-login/{patientId}": "Coupon",
  "POST /api/patient/apply-coupon-login": "Coupon",
  "POST /api/patient/set-gender/{patientId}": "PatientProfile",
  "GET /api/questionnaires": "Question",
  "GET /api/questionnaire/{followupQuestionId}": "Question",
  "GET /api/global-answers/patient/{patientId}": "GlobalAnswers",
  "GET /api/online-visit-log/{id}": "OnlineVisitLog",
  "POST /api/online-visit-log/{id}": "OnlineVisitLog",
  "PUT /api/online-visit-log/{id}": "OnlineVisitLog",
  "GET /api/online-visit-log/{id}/last-question-index": "LastQuestionIndex",
  "GET /api/fbevent/{id}": "TrackingEvent",
  "POST /api/fbevent": "TrackingEvent",
  "GET /api/notices": "Notification",
  "GET /get-enabled-states": "text",
  "GET /get-config": "ConfigEntry",
  "GET /get-{type}": "LookupItem",
  "GET /api/products": "Product",
  "GET /api/products/{productId}/product-pricing": "ProductPricing",
  "GET /api/subscription/{id}/discounts": "Discount",
  "GET /api/subscription-price/{id}": "PeriodPrice",
  "GET /api/subscription/average-price/{x}": "AveragePrice",
  "GET /api/payment-form": "PaymentForm",
  "POST /api/v2/subscription/hold-charge/{id}": "HeldCharge",
  "POST /api/v2/subscription/update-shipping-address/{action}": "PatientProfile",
  "GET /api/subscriptions": "Subscription",
  "GET /api/subscription/{id}": "Subscription",
  "PUT /api/subscription/{id}": "Subscription",
  "PATCH /api/subscription/pause/{id}": "Subscription",
  "PATCH /api/subscription/resume/{id}": "Subscription",
  "PUT /api/subscription/skip/{id}": "Subscription",
  "PATCH /api/subscription/cancel/{id}": "Subscription",
  "PATCH /api/subscription/reactivate/{id}": "Subscription",
  "GET /api/subscription/charges/{id}": "Charge",
  "POST /api/subscription": "Subscription",
  "POST /api/subscription/start-new": "Subscription",
  "PATCH /api/v2/subscription/stepper/{id}": "RegistrationPosition",
  "PATCH /api/subscription/{id}/inprogress-to-pending": "Subscription",
  "POST /api/subscription/change-dose/{id}": "Subscription",
  "PATCH /api/subscription/remove-modify/{id}": "Subscription",
  "POST /api/subscription/renewal/{id}": "Subscription",
  "POST /api/v2/subscription/submit-followup/{id}": "Subscription",
  "POST /api/subscription/medical-files/{id}": "Subscription",
  "GET /api/chats": "Chat",
  "GET /api/chat": "Chat",
  "POST /api/chat/question-to-doctor": "ChatMessage",
  "GET /api/chat/unread-messages": "UnreadCounter",
  "POST /api/chat/{id}/send-file": "ChatMessage",
  "GET /api/orders": "Order",
  "GET /api/order/{id}": "Order",
  "GET /api/coupons": "Coupon",
  "GET /api/addons": "Addon",
  "GET /api/assigned-doctor": "Doctor",
  "GET /api/doctors": "Doctor",
  "GET /api/doctor/{id}": "Doctor"
};
