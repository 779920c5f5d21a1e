// Made from openapi/patient.yaml by openapi/scripts/generate.ts; not to be edited.

export interface paths {
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in account with its patient record. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change name, phone or notification preferences. */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/setAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the picture of the account. */
        post: operations["setAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password of the signed-in account. */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/send-reset-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail with a link for a new password. */
        post: operations["sendPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token of the mail. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the token of a reset mail still holds. */
        post: operations["checkResetToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/check-exist-cognito-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an email has an account already. */
        get: operations["checkUserExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the patient record after sign-up.
         * @description The account is that of the token. 409 where it has a patient record already, or where the phone number belongs to another account (metadata.phoneExist). Until then the account can sign in and has no patient.
         */
        post: operations["createPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The patient record with preferences and subscriptions. */
        get: operations["getPatient"];
        /**
         * Change basics, measures, shipping, billing or the card on file.
         * @description A new card pays every running subscription from then on. A bill that its predecessor was declined for is charged to it at once; one of a paused subscription when that is resumed. What is held already stays on the card it is held on.
         */
        put: operations["updatePatient"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/{id}/reveal-credit-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The card on file with its number unmasked. */
        get: operations["revealCreditCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/check-phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a phone number is free; metadata.phoneExist says it is not. */
        post: operations["checkPhoneNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/apply-coupon-login/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Apply the coupon of a code.
         * @description The coupon is kept for the patient and put on the first subscription in registration that it is for. Asking again changes nothing.
         */
        get: operations["applyLoginCouponByPath"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/apply-coupon-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a code, and keep its coupon for the patient.
         * @description The same checks as by path, but the coupon is put on no subscription: the couponIds of updateSubscription do that.
         */
        post: operations["applyLoginCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/set-gender/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the patient's gender. */
        post: operations["setGender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions of one questionnaire. */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questionnaire/{followupQuestionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One follow-up question. */
        get: operations["getFollowupQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/global-answers/patient/{patientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the patient answered to the questions common to all treatments. */
        get: operations["getGlobalAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/online-visit-log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the patient came and what was answered.
         * @description The logs of the subscription, one a questionnaire. 404 with 'Online visit log not found!' stands for an empty log.
         */
        get: operations["getVisitLog"];
        /**
         * Keep an answer in the log of a visit.
         * @description 404 with 'Online visit log not found!' before it was begun. 409 once the answers are handed in.
         */
        put: operations["updateVisitLog"];
        /**
         * Begin the log of a visit.
         * @description A subscription has one log for the common questions and one for its own. Where there is one already it is replaced. 409 once the answers are handed in.
         */
        post: operations["createVisitLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/online-visit-log/{id}/last-question-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Index of the last question that was answered.
         * @description 404 with 'Online visit log not found!' while there is no log; 400 for another treatment's questions.
         */
        get: operations["getLastQuestionIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fbevent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversion event. */
        get: operations["getTrackingEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fbevent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a conversion event.
         * @description An event that was reported before is given back as it is. Any other field is refused.
         */
        post: operations["createTrackingEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of notifications, newest first. */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-enabled-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** States the service treats patients in. */
        get: operations["getEnabledStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One configuration value by name. */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries of one of the service's lists. */
        get: operations["listLookupItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products with their variations and doses. */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{productId}/product-pricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the choices of one product cost. */
        get: operations["listProductPricing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discounts on a dose, by how often it is delivered. */
        get: operations["listSubscriptionDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription-price/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the coming billing periods cost; nothing before a treatment is chosen. */
        get: operations["listPeriodPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/average-price/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a treatment costs on average. */
        get: operations["getAveragePrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the card form needs to start. */
        get: operations["getPaymentForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/subscription/hold-charge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authorise the first charge; nothing is captured before a doctor approves. */
        post: operations["holdCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/log-payment-attempt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a payment was tried and how it went. */
        post: operations["logPaymentAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/subscription/update-shipping-address/{action}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set where deliveries go. */
        post: operations["updateShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The patient's subscriptions. */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One subscription. */
        get: operations["getSubscription"];
        /** Change the choices of a subscription in registration. */
        put: operations["updateSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/pause/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Pause deliveries and billing. */
        patch: operations["pauseSubscription"];
        trace?: never;
    };
    "/api/subscription/resume/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** End a pause. */
        patch: operations["resumeSubscription"];
        trace?: never;
    };
    "/api/subscription/skip/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Skip coming billing periods, or take a skip back. */
        put: operations["skipSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Cancel a subscription. */
        patch: operations["cancelSubscription"];
        trace?: never;
    };
    "/api/subscription/reactivate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Take up a cancelled subscription again. */
        patch: operations["reactivateSubscription"];
        trace?: never;
    };
    "/api/subscription/charges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Charges of one subscription, oldest first. */
        get: operations["listSubscriptionCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first subscription of a new patient.
         * @description A registration of that treatment which is not finished is given back. 409 where the patient has the treatment already; 403 before there is a patient record.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/start-new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a further subscription for a patient.
         * @description A registration of that treatment which is not finished is given back. 409 where the patient has the treatment already.
         */
        post: operations["startNewSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/subscription/stepper/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Go one registration step back or on.
         * @description 409 with 'Cannot update subscription! Subscription completed.' once registration is over, and with what is missing in words where the step is not complete. Going back asks nothing; there is nothing before the first step.
         */
        patch: operations["moveRegistrationStep"];
        trace?: never;
    };
    "/api/subscription/{id}/inprogress-to-pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hand a finished registration to the doctors.
         * @description Keeps the answers that can still be reached as the subscription's questionnaire, and sets it in review. 409 with what is missing in words while a step is not complete, and with 'Cannot update subscription! Subscription completed.' once registration is over.
         */
        patch: operations["submitSubscription"];
        trace?: never;
    };
    "/api/subscription/change-dose/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another dose; a doctor decides. */
        post: operations["changeDose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/remove-modify/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Take back a change that was asked for. */
        patch: operations["removeModifyRequest"];
        trace?: never;
    };
    "/api/subscription/renewal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a renewal of the prescription. */
        post: operations["renewSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/subscription/submit-followup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the follow-up questionnaire. */
        post: operations["submitFollowup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/medical-files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add medical photos to a subscription. */
        post: operations["uploadMedicalFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscription/{id}/private-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The identity photo or the selfie. */
        get: operations["getPrivateFile"];
        put?: never;
        /** Store the identity photo or the selfie. */
        post: operations["uploadPrivateFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file the patient sent, for its owner alone.
         * @description The addresses of medical photos, of pictures and files in chats, and of a patient's own avatar point here. They hold nothing without the bearer token.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The patient's chats, the one written in last first.
         * @description Each comes with its ten latest messages and with how many are unread. Listing marks nothing as read.
         */
        get: operations["listChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One chat, by its id or by its subscription.
         * @description Messages come by pages of 50, numbered from the oldest, so that a page that is full never changes. Without `page` the newest one is given, and giving it marks every message of the chat as read. By a subscription, its newest chat is given; for a subscription without a chat, `data` is empty.
         */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/question-to-doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the doctor or to support.
         * @description With a chatId it goes to that chat. With a subscriptionId and a topic it goes to the chat about both, with a subscriptionId alone to the newest chat of that subscription; a chat begins if there is none. With neither, a chat begins, with a doctor or with support as the topic asks for; without a topic, with support. Whoever is asked answers by the socket's 'new message'.
         */
        post: operations["askDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/unread-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages are unread; the first element counts. */
        get: operations["getUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat/{id}/send-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an image or a PDF in a chat. */
        post: operations["sendChatFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the patient's orders, each with its charge and where it goes. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons that the patient can use. */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Things that can be added to a plan. */
        get: operations["listAddons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assigned-doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The doctor who looks after a treatment.
         * @description Of the subscription asked for, or of the first one of the product that has a doctor. One who is not of the status asked for, or not chosen yet, is not found.
         */
        get: operations["getAssignedDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of doctors. */
        get: operations["listDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One doctor.
         * @description Private contact, birth date and home address are left out for a patient.
         */
        get: operations["getDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What the service sends over the socket. */
        SocketIncoming: components["schemas"]["NotificationEvent"] | components["schemas"]["NewMessageEvent"];
        /** @description What the app sends over the socket. */
        SocketOutgoing: {
            /** @constant */
            event: "markAsRead";
            data: {
                id: components["schemas"]["Id"];
                userId: components["schemas"]["Id"];
                /** @constant */
                type: "notice";
            };
        };
        /**
         * @description Identifier given by the service; opaque to the client.
         * @example 66f1a2b3c4d5e6f708192a3b
         */
        Id: string;
        NotificationPreference: {
            sms?: boolean;
            /** @default true */
            email?: boolean;
            receiveNewsByEmail?: boolean;
            receiveNewsBySMS?: boolean;
            /**
             * @description Emails and text messages say that there is news, and name neither the treatment nor what happened.
             * @default true
             */
            neutralWording?: boolean;
        };
        /**
         * @description Money in whole US cents.
         * @example 12900
         */
        Cents: number;
        /**
         * @description ed (erectile dysfunction), hl (hair loss), wl (weight loss), ag (anti-aging).
         * @enum {string}
         */
        ProductType: "ed" | "hl" | "wl" | "ag";
        /**
         * @description Open list: an unknown value is shown with its underscores replaced by spaces; no status at all is shown as "Pending...".
         * @example active
         */
        SubscriptionStatus: string;
        /** @description One subscription as the account names it. */
        SubscriptionSummary: {
            _id: components["schemas"]["Id"];
            productType: components["schemas"]["ProductType"];
            status?: components["schemas"]["SubscriptionStatus"];
            isApproved?: boolean;
        };
        /**
         * @description Registration status; register sends to the stepper, active to the profile.
         * @enum {string}
         */
        PatientStatus: "register" | "active";
        /**
         * @default male
         * @enum {string}
         */
        Gender: "male" | "female";
        PatientBasic: {
            gender?: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description Stored YYYY-MM-DD, shown MM-DD-YYYY.
             */
            birthDate?: string;
        };
        /**
         * @description Text containing "feet" is kept; a number is inches, shown as feet and inches.
         * @example 5 feet 11 inches
         * @example 71
         */
        Height: string | number;
        /** @description In pounds. */
        BodyWeight: number;
        /** @description In kg/m², one decimal. */
        BodyMassIndex: number;
        /** @description A US postal address; empty strings stand for parts not given yet. */
        PostalAddress: {
            /** @example 1600 Amphitheatre Pkwy */
            address?: string;
            /** @example Apt 4 */
            secondAddress?: string;
            /** @example Portland */
            city?: string;
            /**
             * @description USPS abbreviation.
             * @example CA
             */
            state?: string;
            /** @example 94043 */
            zipCode?: string;
        };
        IdentityCheck: {
            /** @description The identity check is done. */
            completed: boolean;
        };
        /** @description The card on file. The number is masked except in the answer of reveal-credit-card. */
        CreditCard: {
            /** @example **** **** **** 4242 */
            cardNumber?: string;
            /** @example 12/29 */
            expirationDate?: string;
            /**
             * @example visa
             * @example mastercard
             */
            cardType?: string;
        };
        /** @description Where the bill goes. */
        PatientPayment: {
            sameAsShipping?: boolean;
            billing?: components["schemas"]["PostalAddress"];
        };
        Patient: {
            _id: components["schemas"]["Id"];
            status: components["schemas"]["PatientStatus"];
            basic?: components["schemas"]["PatientBasic"];
            height?: components["schemas"]["Height"];
            weight?: components["schemas"]["BodyWeight"];
            bmi?: components["schemas"]["BodyMassIndex"];
            shipping?: components["schemas"]["PostalAddress"];
            verify?: components["schemas"]["IdentityCheck"];
            creditCard?: components["schemas"]["CreditCard"];
            payment?: components["schemas"]["PatientPayment"];
        };
        /** @description The signed-in account with its patient record. */
        User: {
            _id: components["schemas"]["Id"];
            /** @description The first must be "patient" for this app ("Wrong User!" otherwise). */
            roles: string[];
            /** Format: email */
            email: string;
            firstName?: string;
            lastName?: string;
            /** @example +14155550132 */
            phone?: string;
            /** @default true */
            chatNoticeAlert?: boolean;
            /**
             * Format: uri-reference
             * @description One that the patient sent is fetched with the bearer token (getFile); any other is a public picture.
             */
            avatar?: string;
            notificationPreference?: components["schemas"]["NotificationPreference"];
            /** @description Secret of the identity check that the payment provider runs. */
            verifyClientSecret?: string;
            /** @description There is a win-back offer. The app keeps it as winbackUser and sends winback=true from then on. */
            showReactivatePopup?: boolean;
            belugaMode?: boolean;
            latestBilledAmount?: components["schemas"]["Cents"];
            /** @description What the guards need; the whole of each comes from the subscription calls. */
            subscriptions?: components["schemas"]["SubscriptionSummary"][];
            /** @description Absent on an account of a doctor or of support, and between sign-up and POST /api/patient. */
            patient?: components["schemas"]["Patient"];
        };
        /** @description What else the service says about the failure. */
        ErrorMetadata: {
            /** @description The phone number belongs to another account (check-phone-number). */
            phoneExist?: boolean;
            /**
             * @description Why a coupon cannot be used.
             * @enum {string}
             */
            couponProblem?: "unknown" | "expired" | "usedUp" | "notForTreatment" | "needsMonthly" | "needsQuarterly" | "onlyToReactivate";
            /** @description The password has to be given again before the card is shown (reveal-credit-card). */
            passwordRequired?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Body of every answer that is not a success. */
        Error: {
            /**
             * @description Words for the patient; shown in a toast.
             * @example Cannot update subscription! Subscription completed.
             */
            message: string;
            metadata?: components["schemas"]["ErrorMetadata"];
        };
        UserUpdate: {
            firstName?: string;
            lastName?: string;
            phone?: string;
            chatNoticeAlert?: boolean;
            notificationPreference?: components["schemas"]["NotificationPreference"];
        };
        /**
         * Format: binary
         * @description A JPEG, PNG, WebP or HEIC, by its content.
         */
        Picture: Blob;
        AvatarUpload: {
            file: components["schemas"]["Picture"];
        };
        PasswordChange: {
            oldPassword: string;
            /** @description The identity service says what is strong enough. */
            newPassword: string;
        };
        PasswordResetMail: {
            /** Format: email */
            email: string;
        };
        PasswordReset: {
            token: string;
            /**
             * Format: email
             * @description Given where the link carries it.
             */
            email?: string;
            /** @description The identity service says what is strong enough. */
            password: string;
        };
        TokenCheckRequest: {
            token: string;
            /** Format: email */
            email?: string;
        };
        TokenCheck: {
            /** @description False for an unknown token and for one that has ended. */
            valid: boolean;
        };
        UserExistence: {
            /**
             * @description Path of the app to go to; null where the email has no account.
             * @example /login
             */
            redirect: string | null;
        };
        /**
         * @description USPS abbreviation of a US state.
         * @example CA
         */
        StateCode: string;
        /** @example 94043 */
        ZipCode: string;
        PatientRegistration: {
            /**
             * Format: email
             * @description That of the account.
             */
            email: string;
            firstName: string;
            lastName: string;
            phone: string;
            gender: components["schemas"]["Gender"];
            /**
             * Format: date
             * @description 18 years ago or earlier.
             */
            birthDate: string;
            state: components["schemas"]["StateCode"];
            zipCode: components["schemas"]["ZipCode"];
            /** @description Telehealth, terms and privacy were agreed to; refused if not. */
            consent: boolean;
        };
        CreatedPatient: {
            userId: components["schemas"]["Id"];
        };
        /** @description The patient record with what the account adds to it. */
        PatientProfile: {
            _id: components["schemas"]["Id"];
            status: components["schemas"]["PatientStatus"];
            basic?: components["schemas"]["PatientBasic"];
            height?: components["schemas"]["Height"];
            weight?: components["schemas"]["BodyWeight"];
            bmi?: components["schemas"]["BodyMassIndex"];
            shipping?: components["schemas"]["PostalAddress"];
            verify?: components["schemas"]["IdentityCheck"];
            creditCard?: components["schemas"]["CreditCard"];
            payment?: components["schemas"]["PatientPayment"];
            notificationPreference?: components["schemas"]["NotificationPreference"];
            subscriptions?: components["schemas"]["SubscriptionSummary"][];
        };
        PatientUpdate: {
            basic?: components["schemas"]["PatientBasic"];
            height?: components["schemas"]["Height"];
            weight?: components["schemas"]["BodyWeight"];
            /** @description Not kept; the service computes it from height and weight. */
            bmi?: components["schemas"]["BodyMassIndex"];
            shipping?: components["schemas"]["PostalAddress"];
            payment?: components["schemas"]["PatientPayment"];
            /** @description A new card as the provider's token; it replaces the card on file. */
            paymentToken?: string;
        };
        PhoneCheck: {
            /** @description A US number, in any spelling. */
            phone: string;
        };
        /**
         * @description How often a delivery is sent and billed.
         * @enum {string}
         */
        FrequencyOfDelivery: "monthly" | "quarterly";
        /**
         * @description How often the medicine is taken; for ed the uses a month, otherwise a word.
         * @example 8
         * @example daily
         * @example weekly
         */
        FrequencyOfReception: string;
        /** @description A treatment that a coupon is for; what is left out may be anything. */
        CouponScope: {
            /**
             * @description Product type it is for.
             * @example wl
             */
            appliesObjType?: string;
            frequencyOfDelivery?: components["schemas"]["FrequencyOfDelivery"][];
            frequencyOfReception?: components["schemas"]["FrequencyOfReception"];
        };
        Coupon: {
            _id: components["schemas"]["Id"];
            /** @description The code a patient types. */
            name: string;
            /**
             * @default $
             * @enum {string}
             */
            discountType?: "$" | "%";
            /** @description Whole cents where discountType is $, per cent where it is %. */
            discountValue: number;
            /** @description Billing periods it holds for; without it, every one. */
            usingPeriodsCount?: number;
            /** @description Coming billing periods that it still holds for; only on a subscription. */
            periodsLeft?: number;
            /** @example month */
            periodType?: string;
            /** @description The treatments it is for, any of which is enough; without entries, every treatment. */
            appliesTo?: components["schemas"]["CouponScope"][];
        };
        LoginCoupon: {
            patientId: components["schemas"]["Id"];
            code: string;
        };
        GenderChoice: {
            gender: components["schemas"]["Gender"];
        };
        /**
         * Format: date-time
         * @description A point in time, ISO 8601 with offset.
         * @example 2026-11-20T09:30:00.000Z
         */
        Moment: string;
        QuestionOption: {
            _id: components["schemas"]["Id"];
            /** @description The words to choose. */
            option: string;
            /** @description Who chooses it learns before the plan that a doctor may decline, and that nothing is charged then. */
            doctorMayDecline?: boolean;
            /** @description Ids of questions inserted right behind this one when the option is chosen. */
            followUpQuestions?: components["schemas"]["Id"][];
        };
        Question: {
            _id: components["schemas"]["Id"];
            /**
             * @description Which questionnaire it belongs to.
             * @example globalQuestions
             * @example wlQuestions
             */
            type?: string;
            sequence?: number;
            /**
             * @description How it is answered. Open list; a patient is stopped with plain words at an unknown kind.
             * @example single
             */
            kind: string;
            question: string;
            createdAt?: components["schemas"]["Moment"];
            /** @description The answer may be left out. */
            flagAsEmpty?: boolean;
            /** Format: uri-reference */
            mainImg?: string;
            /**
             * @default ed
             * @enum {string}
             */
            productType?: "ed" | "hl" | "wl" | "ag";
            qOptions?: components["schemas"]["QuestionOption"][];
            description?: string;
            label?: string;
            isFollowupQuestion?: boolean;
            immediateParentQId?: components["schemas"]["Id"];
            optionId?: components["schemas"]["Id"];
        };
        /** @description One answered question. */
        Answer: {
            questionId: components["schemas"]["Id"];
            /** @description The question as it read when answered. */
            question?: string;
            optionIds?: components["schemas"]["Id"][];
            value?: string | number | boolean | null;
            files?: string[];
        };
        GlobalAnswers: {
            questionnaire: components["schemas"]["Answer"][];
        };
        /** @description How far the patient came in a questionnaire, and what was answered. */
        OnlineVisitLog: {
            _id?: components["schemas"]["Id"];
            lastQuestionIndex: number;
            /** @example wlQuestions */
            questionType?: string;
            isGlobalQuestion?: boolean;
            /** @description It was kept with isBlockedUser; registration cannot go on until it is kept without. */
            isBlockedUser?: boolean;
            questionnaire?: components["schemas"]["Answer"][];
        };
        VisitLogUpdate: {
            lastQuestionIndex: number;
            /** @example wlQuestions */
            questionType?: string;
            isGlobalQuestion?: boolean;
            /** @description All answers so far, also those that can no longer be reached; left out, those kept before stay. Questions and options have to be ones of the questionnaire, and files pictures of the subscription. */
            questionnaire?: components["schemas"]["Answer"][];
        };
        LastQuestionIndex: {
            lastQuestionIndex: number;
        };
        TrackingEvent: {
            _id?: components["schemas"]["Id"];
            /** @example Purchase */
            eventName: string;
            /** @description Lets the service drop what a pixel reported already. */
            eventId: string;
            createdAt?: components["schemas"]["Moment"];
        };
        TrackingEventReport: {
            /** @enum {string} */
            eventName: "PageView" | "ViewContent" | "Lead" | "Contact" | "CompleteRegistration" | "InitiateCheckout" | "AddPaymentInfo" | "Purchase" | "Subscribe" | "StartTrial" | "Schedule" | "SubmitApplication";
            /** @description Made up by the app for this one event; says nothing of the patient. */
            eventId: string;
        };
        /** @description What the notification is about. */
        NotificationData: {
            subscriptionId?: components["schemas"]["Id"];
            orderId?: components["schemas"]["Id"];
            chatId?: components["schemas"]["Id"];
        };
        Notification: {
            _id: components["schemas"]["Id"];
            data?: components["schemas"]["NotificationData"];
            hasRead?: boolean;
            /**
             * @description Open list.
             * @default system
             * @example system
             */
            type?: string;
            message: string;
            createdAt: components["schemas"]["Moment"];
            whoHaveRead?: components["schemas"]["Id"][];
        };
        /** @description Where in a longer list the answer stands. */
        Pagination: {
            page: number;
            limit: number;
            total: number;
        };
        ConfigEntry: {
            /** @example STRIPE_VERIFICATION_ENABLE */
            name: string;
            value: boolean | string | number | null;
        };
        LookupItem: {
            _id: components["schemas"]["Id"];
            name: string;
            /**
             * @description Code system the entry belongs to; where there is none, its group within the list.
             * @example ICD-10-CM
             */
            system?: string;
            /** @example E11.9 */
            code?: string;
        };
        /** @description What one choice of a product costs. */
        ProductPricing: {
            productId?: components["schemas"]["Id"];
            variationId?: components["schemas"]["Id"];
            doseId?: components["schemas"]["Id"];
            frequencyOfReception?: components["schemas"]["FrequencyOfReception"];
            frequencyOfDelivery?: components["schemas"]["FrequencyOfDelivery"];
            price: components["schemas"]["Cents"];
            discountedPrice?: components["schemas"]["Cents"];
        };
        Dose: {
            _id: components["schemas"]["Id"];
            /** @description Amount of the substance, in `measure`. */
            weight?: number;
            /** @example active */
            status?: string;
            /**
             * @example low
             * @example medium
             * @example high
             */
            intensity?: string;
            price: components["schemas"]["Cents"];
            /** @example mg */
            measure?: string;
            specialQuarterlyPrice?: components["schemas"]["Cents"];
            description?: string;
            /** @description The price is for the package, not for one use. */
            calculationAsPackage?: boolean;
            mostPopular?: boolean;
            strength?: string;
        };
        Variation: {
            _id: components["schemas"]["Id"];
            /** @description Order in the list, lowest first. */
            ranking?: number;
            variationName: string;
            /**
             * @example brand
             * @example generic
             */
            view?: string;
            variationDescription?: string;
            /** Format: uri-reference */
            mainImgUrl?: string;
            mostPopular?: boolean;
            frequencyOfReception?: components["schemas"]["FrequencyOfReception"][];
            packageTypes?: string[];
            doses?: components["schemas"]["Dose"][];
        };
        Product: {
            _id: components["schemas"]["Id"];
            productName: string;
            productDescription?: string;
            productType: components["schemas"]["ProductType"];
            substance?: string;
            /** Format: uri-reference */
            mainImgUrl?: string;
            frequencyOfDelivery?: components["schemas"]["FrequencyOfDelivery"][];
            productPricing?: components["schemas"]["ProductPricing"][];
            variations?: components["schemas"]["Variation"][];
        };
        Discount: {
            doseId?: components["schemas"]["Id"];
            frequencyOfReception?: components["schemas"]["FrequencyOfReception"];
            frequencyOfDelivery: components["schemas"]["FrequencyOfDelivery"];
            /** @description One delivery at the price of single months. */
            price: components["schemas"]["Cents"];
            /** @description One delivery as it is sold, before coupons. */
            discountedPrice: components["schemas"]["Cents"];
        };
        InvoiceItem: {
            name: string;
            sum: components["schemas"]["Cents"];
            /**
             * @example product
             * @example addon
             * @example coupon
             * @example shipping
             */
            type?: string;
            /** @description The sum is taken off. */
            isNegative?: boolean;
        };
        PeriodPrice: {
            /** @description Number of the billing period. */
            period: number;
            /** @description With addons, before coupons. */
            sum: components["schemas"]["Cents"];
            /** @description After coupons; absent where none holds. */
            discountedPrice?: components["schemas"]["Cents"];
            invoiceItems?: components["schemas"]["InvoiceItem"][];
        };
        AveragePrice: {
            productType: components["schemas"]["ProductType"];
            price: components["schemas"]["Cents"];
        };
        PaymentForm: {
            /** @example stripe */
            provider: string;
            /** @description Absent where the provider is not configured. */
            publishableKey?: string;
            clientSecret?: string;
        };
        HoldChargeRequest: {
            /** @description The card as the provider's token; without it, the patient's card on file. */
            paymentToken?: string;
            /** @description Pressing Pay twice holds one charge. */
            idempotencyKey?: string;
            /** @description In the order they are taken off; without them, those the subscription has. */
            couponIds?: components["schemas"]["Id"][];
            /** @description Without them, those the subscription has. */
            addonIds?: components["schemas"]["Id"][];
            payment?: components["schemas"]["PatientPayment"];
        };
        /** @description The treatment chosen; it fills step by step during registration. */
        Plan: {
            productId?: components["schemas"]["Id"];
            productName?: string;
            variationId?: components["schemas"]["Id"];
            variationName?: string;
            doseId?: components["schemas"]["Id"];
            /** @description Amount of the substance in one dose, in `measure`. */
            weight?: number;
            /**
             * @example mg
             * @example ml
             */
            measure?: string;
            frequencyOfReception?: components["schemas"]["FrequencyOfReception"];
            frequencyOfDelivery?: components["schemas"]["FrequencyOfDelivery"];
            productDescription?: string;
            substance?: string;
            /** Format: uri-reference */
            productImgUrl?: string;
            variationDescription?: string;
            price?: components["schemas"]["Cents"];
            /**
             * @example bottle
             * @example sachet
             */
            packageType?: string;
        };
        ChargeReason: {
            plan?: components["schemas"]["Plan"];
            sequencePaymentPeriod?: number;
            maxPeriodsCount?: number;
            refills?: number;
        };
        /** @description Card that paid. Stays with the charge after the patient has removed the card. */
        ChargeCard: {
            /**
             * @example visa
             * @example mastercard
             */
            cardType?: string;
            lastDigits: string;
        };
        Charge: {
            _id: components["schemas"]["Id"];
            invoiceId?: string;
            invoiceItems?: components["schemas"]["InvoiceItem"][];
            sum: components["schemas"]["Cents"];
            /** @example subscription */
            reasonType?: string;
            /**
             * @description Open list.
             * @example success
             */
            status: string;
            createdAt?: components["schemas"]["Moment"];
            reasonObject?: components["schemas"]["ChargeReason"];
            card?: components["schemas"]["ChargeCard"];
            /**
             * @description The card provider's number of the payment.
             * @example T-7F3A90C1
             */
            transactionNumber?: string;
            doctorId?: components["schemas"]["Id"];
        };
        HeldCharge: {
            charge: components["schemas"]["Charge"];
            /**
             * @description As the provider spells it.
             * @example requires_capture
             * @example requires_action
             */
            paymentIntentStatus: string;
            /** @description For the provider's own check of the card holder. */
            clientSecret?: string;
        };
        PaymentAttempt: {
            /** @enum {string} */
            status: "started" | "succeeded" | "failed";
            /** @description The provider's code of the failure. */
            code?: string;
            message?: string;
        };
        /** @description A US postal address that deliveries can go to. */
        DeliveryAddress: {
            /** @example 1600 Amphitheatre Pkwy */
            address: string;
            /** @example Apt 4 */
            secondAddress?: string;
            /** @example Portland */
            city: string;
            state: components["schemas"]["StateCode"];
            zipCode: components["schemas"]["ZipCode"];
        };
        ShippingAddressUpdate: {
            patientId: components["schemas"]["Id"];
            subscriptionId?: components["schemas"]["Id"];
            shipping: components["schemas"]["DeliveryAddress"];
        };
        PauseRecord: {
            pausedId: components["schemas"]["Id"];
            sum?: components["schemas"]["Cents"];
            createdAt: components["schemas"]["Moment"];
        };
        Addon: {
            _id: components["schemas"]["Id"];
            name: string;
            description?: string;
            price: components["schemas"]["Cents"];
            /** Format: uri-reference */
            mainImgUrl?: string;
            productTypes?: components["schemas"]["ProductType"][];
        };
        /** @description A change of dose that a doctor decides. */
        ModifyRequest: {
            /**
             * @description Open list.
             * @example pending
             */
            status: string;
            doctorId?: components["schemas"]["Id"];
            /** @description Who asked or decided. */
            userName?: string;
            /** @description What the doctor says to the patient about the decision. */
            message?: string;
            /** @description Payment period from which the change holds. */
            period?: number;
            plan?: components["schemas"]["Plan"];
            addons?: components["schemas"]["Addon"][];
            coupons?: components["schemas"]["Coupon"][];
        };
        /**
         * @description Name of a registration step; open list.
         * @example questions
         */
        RegistrationStep: string;
        /** @description The pause the subscription is in. */
        Pause: {
            pausedId: components["schemas"]["Id"];
            from: components["schemas"]["Moment"];
            until?: components["schemas"]["Moment"];
        };
        /** @description One change of a subscription. */
        HistoryEntry: {
            /**
             * @description Open list; an unknown value is shown with its underscores replaced by spaces.
             * @example paused
             */
            change: string;
            /**
             * @description Open list.
             * @example patient
             */
            by: string;
            /** @description Who it was; absent for the system. */
            userName?: string;
            createdAt: components["schemas"]["Moment"];
            /** @description One bill before the change, with add-ons and without coupons. */
            priceBefore?: components["schemas"]["Cents"];
            /** @description One bill after the change, with add-ons and without coupons. */
            priceAfter?: components["schemas"]["Cents"];
        };
        /** @description The running contract of one treatment. */
        Subscription: {
            _id: components["schemas"]["Id"];
            productType: components["schemas"]["ProductType"];
            patientId: components["schemas"]["Id"];
            status?: components["schemas"]["SubscriptionStatus"];
            plan?: components["schemas"]["Plan"];
            review?: {
                value: string;
            };
            creditCard?: components["schemas"]["CreditCard"];
            /** @description Every pause there has been, oldest first. */
            pauses?: components["schemas"]["PauseRecord"][];
            /** @description Coming billing periods that are skipped. */
            skipPeriods?: number;
            /** @description Further billing periods that can be skipped now; absent while the state allows no skip. skipPeriods in a request may be up to skipPeriods and skipsLeft together. */
            skipsLeft?: number;
            modifyRequest?: components["schemas"]["ModifyRequest"] | null;
            /** @description A doctor approved it; it then always shows "Active". */
            isApproved?: boolean;
            historyId?: components["schemas"]["Id"];
            doctorId?: components["schemas"]["Id"];
            registrationStep?: components["schemas"]["RegistrationStep"];
            registrationStepsOrder?: components["schemas"]["RegistrationStep"][];
            registrationDoneDate?: components["schemas"]["Moment"];
            medicalPhotoUrls?: string[];
            /** @description Number of the payment period the subscription is in. */
            sequencePaymentPeriod?: number;
            addons?: components["schemas"]["Addon"][];
            coupons?: components["schemas"]["Coupon"][];
            expiredAt?: components["schemas"]["Moment"];
            nextPeriodStart?: components["schemas"]["Moment"];
            /** @description The prescription is due for renewal and the patient may ask for it. */
            renewal?: boolean;
            pause?: components["schemas"]["Pause"] | null;
            questionnaire?: components["schemas"]["Answer"][];
            nextBillingDate?: components["schemas"]["Moment"];
            /** @description The next bill as it would be without any pause or skip. */
            billingAnchor?: components["schemas"]["Moment"];
            /** @description Day of the month that bills keep to, in UTC; in a month without that day the bill comes on its last one. Without it, the day of billingAnchor. */
            billingDay?: number;
            latestBilledAmount?: components["schemas"]["Cents"];
            /**
             * @description Status of the provider's payment intent, as the provider spells it.
             * @example requires_capture
             * @example succeeded
             */
            paymentIntentStatus?: string;
            latestRenewalId?: components["schemas"]["Id"];
            discountedPrice?: components["schemas"]["Cents"];
            /** @description What was changed, oldest first; absent in lists. See docs/decisions, "Change history of a treatment". */
            history?: components["schemas"]["HistoryEntry"][];
        };
        /** @description What a patient picks of a plan; null clears a choice made before. */
        PlanSelection: {
            productId?: string | null;
            variationId?: string | null;
            doseId?: string | null;
            frequencyOfReception?: string | null;
            /** @enum {string|null} */
            frequencyOfDelivery?: "monthly" | "quarterly" | null;
            packageType?: string | null;
        };
        SubscriptionUpdate: {
            plan?: components["schemas"]["PlanSelection"];
            addonIds?: components["schemas"]["Id"][];
            couponIds?: components["schemas"]["Id"][];
            questionnaire?: components["schemas"]["Answer"][];
        };
        PauseRequest: {
            /** @description Billing periods the pause lasts; without it, one. */
            periods?: number;
        };
        SkipRequest: {
            /** @description Coming billing periods to skip; 0 takes a skip back. */
            skipPeriods: number;
        };
        CancelRequest: {
            reason?: string;
        };
        SubscriptionCreation: {
            productType: components["schemas"]["ProductType"];
        };
        SubscriptionStart: {
            productType: components["schemas"]["ProductType"];
            patientId: components["schemas"]["Id"];
            /** @description The app sends an empty list. */
            couponIds: components["schemas"]["Id"][];
        };
        StepMove: {
            /** @enum {string} */
            step: "prev" | "next";
        };
        RegistrationPosition: {
            registrationStep: components["schemas"]["RegistrationStep"];
        };
        RenewalRequest: {
            questionnaire?: components["schemas"]["Answer"][];
            plan?: components["schemas"]["PlanSelection"];
        };
        FollowupAnswers: {
            questionnaire: components["schemas"]["Answer"][];
        };
        MedicalFilesUpload: {
            files: components["schemas"]["Picture"][];
        };
        PrivateFileUpload: {
            data: components["schemas"]["Picture"];
        };
        ChatPeer: {
            _id: components["schemas"]["Id"];
            roles: string[];
            /** @default Support */
            firstName?: string;
            lastName?: string;
            /** Format: uri-reference */
            avatar?: string;
            /** Format: email */
            email?: string;
            doctor?: {
                _id: components["schemas"]["Id"];
            };
        };
        ChatMessage: {
            /**
             * @description Open list. For image and file the message is the address of the file, which is fetched with the bearer token (getFile).
             * @example text
             */
            messageType?: string;
            _id: components["schemas"]["Id"];
            userId?: components["schemas"]["Id"];
            chatId: components["schemas"]["Id"];
            message: string;
            createdAt: components["schemas"]["Moment"];
            whoHaveRead?: components["schemas"]["Id"][];
            /** Format: uri-reference */
            avatar?: string;
            userName?: string;
            /** @description What the file of an image or file message is called. */
            fileName?: string;
            /** @description The key that the patient's app sent the message with, so that it recognizes its own message when the answer was lost. */
            idempotencyKey?: string;
        };
        Chat: {
            _id: components["schemas"]["Id"];
            subscriptionId?: components["schemas"]["Id"];
            /** @default Support */
            variationName?: string;
            /**
             * @description What the patient began it about.
             * @example Side effects
             */
            topic?: string;
            /** @description Messages of the others that the patient has not read. */
            unread?: number;
            users?: components["schemas"]["ChatPeer"][];
            /** @description Oldest first. */
            messages?: components["schemas"]["ChatMessage"][];
            pagination?: components["schemas"]["Pagination"];
        };
        DoctorQuestion: {
            message: string;
            chatId?: components["schemas"]["Id"];
            subscriptionId?: components["schemas"]["Id"];
            /**
             * @description Open list; an unknown one goes to support.
             * @example side effects
             */
            topic?: string;
            /** @description A message that is sent again under its key is stored once. */
            idempotencyKey?: string;
        };
        UnreadCounter: {
            counter: number;
        };
        /**
         * Format: binary
         * @description A picture or a PDF, by its content.
         */
        PictureOrDocument: Blob;
        ChatFileUpload: {
            file: components["schemas"]["PictureOrDocument"];
            /** @description Text of the same message. It is stored as a message of its own in front of the file, both or neither. */
            message?: string;
            /** @description A message that is sent again under its key is stored once. */
            idempotencyKey?: string;
        };
        OrderStatusChange: {
            /**
             * @description As the order's status; open list.
             * @example shipped
             */
            status: string;
            at: components["schemas"]["Moment"];
        };
        Order: {
            _id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Moment"];
            /**
             * @description Open list.
             * @example shipped
             */
            status: string;
            tracking_number?: string;
            /** Format: uri */
            tracking_url?: string;
            carrier?: string;
            /** @description When the package is expected; absent once it was delivered, returned or canceled. */
            expectedDelivery?: components["schemas"]["Moment"];
            /** @description Each status that the order has reached, oldest first. */
            statusHistory?: components["schemas"]["OrderStatusChange"][];
            patient?: {
                shipping?: components["schemas"]["PostalAddress"];
            };
            charge?: components["schemas"]["Charge"];
        };
        DoctorUser: {
            firstName?: string;
            lastName?: string;
            /** Format: email */
            email?: string;
            phone?: string;
            notificationPreference?: components["schemas"]["NotificationPreference"];
        };
        License: {
            _id: components["schemas"]["Id"];
            licenseNumber?: string;
            /** @description USPS abbreviation. */
            state?: string;
            /** Format: date */
            expirationDate?: string;
            product?: components["schemas"]["ProductType"];
        };
        MedicalDegree: {
            _id: components["schemas"]["Id"];
            /** @description The school. */
            name?: string;
            /** @example MD */
            degree?: string;
            /** Format: date */
            endDate?: string;
        };
        Doctor: {
            _id: components["schemas"]["Id"];
            user?: components["schemas"]["DoctorUser"];
            /** Format: email */
            personalEmail?: string;
            /** Format: date */
            birthDate?: string;
            /** @example active */
            status?: string;
            /** @example MD */
            suffix?: string;
            /** Format: uri-reference */
            photo?: string;
            zipCode?: string;
            city?: string;
            /** @description USPS abbreviation. */
            state?: string;
            address?: string;
            address2?: string;
            licenses?: components["schemas"]["License"][];
            medicalDegree?: components["schemas"]["MedicalDegree"][];
        };
        NotificationEvent: {
            /** @constant */
            event: "notification";
            data: components["schemas"]["Notification"];
        };
        NewMessageEvent: {
            /** @constant */
            event: "new message";
            data: components["schemas"]["ChatMessage"];
        };
    };
    responses: {
        /** @description The account, as the only element. */
        Users: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["User"][];
                };
            };
        };
        /** @description The request is not one the service can read or accept. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service failed. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account may not do this, or the thing belongs to somebody else. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of things does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A file or a body is larger than the service takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A file or a body is of a type the service does not take. */
        UnknownType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was done; there is nothing to tell. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: null[];
                };
            };
        };
        /** @description Whether the token holds, as the only element. */
        TokenChecks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TokenCheck"][];
                };
            };
        };
        /** @description What is known of the email, as the only element. */
        UserExistence: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["UserExistence"][];
                };
            };
        };
        /** @description The new account, as the only element. */
        CreatedPatients: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CreatedPatient"][];
                };
            };
        };
        /** @description The patient record, as the only element. */
        PatientProfiles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PatientProfile"][];
                };
            };
        };
        /** @description The card was declined. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The card, as the only element. */
        CreditCards: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["CreditCard"][];
                };
            };
        };
        /** @description Coupons. */
        Coupons: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Coupon"][];
                };
            };
        };
        /** @description Questions, in their sequence. */
        Questions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Question"][];
                };
            };
        };
        /** @description The answers, as the only element. */
        GlobalAnswers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["GlobalAnswers"][];
                };
            };
        };
        /** @description The log, as the only element. */
        VisitLogs: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["OnlineVisitLog"][];
                };
            };
        };
        /** @description The index, as the only element. */
        LastQuestionIndexes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LastQuestionIndex"][];
                };
            };
        };
        /** @description The event, as the only element. */
        TrackingEvents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["TrackingEvent"][];
                };
            };
        };
        /** @description One page of notifications, newest first. */
        Notices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Notification"][];
                    pagination?: components["schemas"]["Pagination"];
                    /** @description Unread notifications over all pages. */
                    unread?: number;
                };
            };
        };
        /** @description Abbreviations of the states served. */
        States: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["StateCode"][];
                };
            };
        };
        /** @description The configuration value, as the only element. */
        Config: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ConfigEntry"][];
                };
            };
        };
        /** @description Entries of the list. */
        LookupItems: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["LookupItem"][];
                };
            };
        };
        /** @description Products. */
        Products: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Product"][];
                };
            };
        };
        /** @description Prices, one for each choice. */
        ProductPricings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ProductPricing"][];
                };
            };
        };
        /** @description Discounts. */
        Discounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Discount"][];
                };
            };
        };
        /** @description Prices, the next period first. */
        PeriodPrices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PeriodPrice"][];
                };
            };
        };
        /** @description The price, as the only element. */
        AveragePrices: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["AveragePrice"][];
                };
            };
        };
        /** @description What the form needs, as the only element. */
        PaymentForms: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PaymentForm"][];
                };
            };
        };
        /** @description The charge that is held, as the only element. */
        HeldCharges: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["HeldCharge"][];
                };
            };
        };
        /** @description Subscriptions; one element where one was asked for or changed. */
        Subscriptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Subscription"][];
                };
            };
        };
        /** @description Charges, oldest first. */
        Charges: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Charge"][];
                };
            };
        };
        /** @description The step the patient is at, as the only element. */
        RegistrationSteps: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["RegistrationPosition"][];
                };
            };
        };
        /** @description The picture. */
        PrivateFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
                "image/heic": Blob;
            };
        };
        /** @description The picture or the document, as an attachment. */
        StoredFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": Blob;
                "image/png": Blob;
                "image/webp": Blob;
                "image/heic": Blob;
                "application/pdf": Blob;
            };
        };
        /** @description Chats. */
        Chats: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Chat"][];
                };
            };
        };
        /** @description The stored message, as the only element. */
        ChatMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["ChatMessage"][];
                };
            };
        };
        /** @description The counter, as the first element. */
        UnreadCounters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["UnreadCounter"][];
                };
            };
        };
        /** @description Orders. */
        Orders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Order"][];
                    pagination?: components["schemas"]["Pagination"];
                };
            };
        };
        /** @description Addons. */
        Addons: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Addon"][];
                };
            };
        };
        /** @description Doctors. */
        Doctors: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["Doctor"][];
                    pagination?: components["schemas"]["Pagination"];
                };
            };
        };
    };
    parameters: {
        /** @description The patient came back through a win-back offer. */
        Winback: boolean;
        Id: components["schemas"]["Id"];
        ProductTypeQuery: components["schemas"]["ProductType"];
        /** @description The product type, or global, followed by "Questions". */
        QuestionTypeQuery: string;
        IsGlobalQuestion: boolean;
        /** @description Sent as true when the user is blocked; how that is decided is not shown. */
        IsBlockedUser: boolean;
        Page: number;
        /** @description Which picture it is. */
        PrivateFileAction: "cardID" | "selfie";
        Limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: {
                /** @description The patient came back through a win-back offer. */
                winback?: components["parameters"]["Winback"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Users"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Users"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AvatarUpload"];
            };
        };
        responses: {
            200: components["responses"]["Users"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetMail"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    checkResetToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenCheckRequest"];
            };
        };
        responses: {
            200: components["responses"]["TokenChecks"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    checkUserExists: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserExistence"];
            400: components["responses"]["BadRequest"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createPatient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientRegistration"];
            };
        };
        responses: {
            200: components["responses"]["CreatedPatients"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PatientProfiles"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updatePatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatientUpdate"];
            };
        };
        responses: {
            200: components["responses"]["PatientProfiles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    revealCreditCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CreditCards"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    checkPhoneNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCheck"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    applyLoginCouponByPath: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path: {
                patientId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Coupons"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            "5XX": components["responses"]["Failure"];
        };
    };
    applyLoginCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCoupon"];
            };
        };
        responses: {
            200: components["responses"]["Coupons"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    setGender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenderChoice"];
            };
        };
        responses: {
            200: components["responses"]["PatientProfiles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                sort?: "sequence" | "-sequence";
                productType?: components["parameters"]["ProductTypeQuery"];
                /** @description The questions of a renewal or a follow-up. */
                isReQuestionnaire?: boolean;
                /** @description The product type, or global, followed by "Questions". */
                questionType?: components["parameters"]["QuestionTypeQuery"];
                isGlobalQuestion?: components["parameters"]["IsGlobalQuestion"];
                /** @description For wl, hl and ag the app sends false, and fetches each follow-up when it is needed. */
                isFollowupQuestion?: boolean;
                gender?: components["schemas"]["Gender"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Questions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getFollowupQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                followupQuestionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Questions"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getGlobalAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                patientId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GlobalAnswers"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getVisitLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VisitLogs"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateVisitLog: {
        parameters: {
            query?: {
                /** @description Sent as true when the user is blocked; how that is decided is not shown. */
                isBlockedUser?: components["parameters"]["IsBlockedUser"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitLogUpdate"];
            };
        };
        responses: {
            200: components["responses"]["VisitLogs"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createVisitLog: {
        parameters: {
            query?: {
                /** @description Sent as true when the user is blocked; how that is decided is not shown. */
                isBlockedUser?: components["parameters"]["IsBlockedUser"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitLogUpdate"];
            };
        };
        responses: {
            200: components["responses"]["VisitLogs"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getLastQuestionIndex: {
        parameters: {
            query?: {
                /** @description The product type, or global, followed by "Questions". */
                questionType?: components["parameters"]["QuestionTypeQuery"];
                isGlobalQuestion?: components["parameters"]["IsGlobalQuestion"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LastQuestionIndexes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getTrackingEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TrackingEvents"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createTrackingEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackingEventReport"];
            };
        };
        responses: {
            200: components["responses"]["TrackingEvents"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                limit?: number;
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Notices"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getEnabledStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["States"];
            400: components["responses"]["BadRequest"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getConfig: {
        parameters: {
            query: {
                config: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Config"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listLookupItems: {
        parameters: {
            query?: {
                /** @description How a word of the name, or the code, begins; capitals and small letters are the same. */
                search?: string;
                /** @description Narrows to the entries of one code system. */
                system?: string;
            };
            header?: never;
            path: {
                /** @description The kind of list. */
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LookupItems"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                productType?: components["parameters"]["ProductTypeQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Products"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listProductPricing: {
        parameters: {
            query?: {
                listAllProducts?: boolean;
                subscriptionId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProductPricings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listSubscriptionDiscounts: {
        parameters: {
            query?: {
                /** @description Without it, the dose of the plan. */
                doseId?: components["schemas"]["Id"];
                /** @description Without it, or where it is not offered with the dose, that of the plan or the first one offered. */
                frequencyOfReception?: components["schemas"]["FrequencyOfReception"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Discounts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listPeriodPrices: {
        parameters: {
            query?: {
                periods?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PeriodPrices"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getAveragePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product type asked about. */
                x: components["schemas"]["ProductType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AveragePrices"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getPaymentForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentForms"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    holdCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldChargeRequest"];
            };
        };
        responses: {
            200: components["responses"]["HeldCharges"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    logPaymentAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentAttempt"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateShippingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the patient was doing. */
                action: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingAddressUpdate"];
            };
        };
        responses: {
            200: components["responses"]["PatientProfiles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listSubscriptions: {
        parameters: {
            query: {
                patientId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscriptions"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    updateSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    pauseSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PauseRequest"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            "5XX": components["responses"]["Failure"];
        };
    };
    skipSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkipRequest"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    reactivateSubscription: {
        parameters: {
            query?: {
                /** @description The patient came back through a win-back offer. */
                winback?: components["parameters"]["Winback"];
                /** @description Asked for from the dialog; the app always sends true. */
                fromPopup?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listSubscriptionCharges: {
        parameters: {
            query?: {
                /** @description Also the charge that comes next: last in the list, pending. */
                includeNext?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Charges"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCreation"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    startNewSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionStart"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    moveRegistrationStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepMove"];
            };
        };
        responses: {
            200: components["responses"]["RegistrationSteps"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            "5XX": components["responses"]["Failure"];
        };
    };
    changeDose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanSelection"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    removeModifyRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            "5XX": components["responses"]["Failure"];
        };
    };
    renewSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RenewalRequest"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    submitFollowup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowupAnswers"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    uploadMedicalFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["MedicalFilesUpload"];
            };
        };
        responses: {
            200: components["responses"]["Subscriptions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getPrivateFile: {
        parameters: {
            query: {
                /** @description Which picture it is. */
                action: components["parameters"]["PrivateFileAction"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrivateFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    uploadPrivateFile: {
        parameters: {
            query: {
                /** @description Which picture it is. */
                action: components["parameters"]["PrivateFileAction"];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PrivateFileUpload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StoredFile"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listChats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chats"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getChat: {
        parameters: {
            query?: {
                chatId?: components["schemas"]["Id"];
                subscriptionId?: components["schemas"]["Id"];
                /** @description Counted from the oldest message; left out, the newest page. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chats"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    askDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoctorQuestion"];
            };
        };
        responses: {
            200: components["responses"]["ChatMessages"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadCounters"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    sendChatFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChatFileUpload"];
            };
        };
        responses: {
            200: components["responses"]["ChatMessages"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnknownType"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
                /** @description A minus puts the newest first. */
                sort?: "-createdAt" | "createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Orders"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description What to give in full, separated by commas; what nobody knows is left out. */
                populate?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Orders"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                limit?: number;
                /** @description What the patient is about to do; coupons for that occasion are listed too. */
                action?: string;
                /** @description Product type they have to be for. */
                appliesTo?: string;
                /** @description Open list. */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Coupons"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listAddons: {
        parameters: {
            query?: {
                limit?: number;
                action?: string;
                /** @description Product type they have to be for. */
                appliesTo?: string;
                /** @description Open list. */
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Addons"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getAssignedDoctor: {
        parameters: {
            query?: {
                product?: components["schemas"]["ProductType"];
                subscriptionId?: components["schemas"]["Id"];
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Doctors"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
    listDoctors: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
                product?: components["schemas"]["ProductType"];
                state?: components["schemas"]["StateCode"];
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Doctors"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            "5XX": components["responses"]["Failure"];
        };
    };
    getDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Doctors"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
}
