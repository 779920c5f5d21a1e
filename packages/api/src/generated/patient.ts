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
        /** Send an email with a link to set a new password. */
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
        /** Set a new password with the token of the email. */
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
        /** Whether the token of a reset email is still valid. */
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
         * @description For the account of the token. 409 if it already has a patient record, or if the phone number belongs to another account (metadata.phoneExist). Before this call, the account can sign in but has no patient.
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
         * @description A new card pays all further bills of every active subscription. A bill that was declined on the previous card is charged at once; that of a paused subscription when it is resumed. Existing holds stay on their card.
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
        /** Whether a phone number is free; metadata.phoneExist if it is not. */
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
         * @description The coupon is stored for the patient and applied to the first matching subscription in registration. A repeated request changes nothing.
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
         * Look up a code, and store its coupon for the patient.
         * @description The same checks as by path, but without applying the coupon to a subscription: couponIds of updateSubscription does that.
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
        /** The patient's answers to the questions common to all treatments. */
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
         * The patient's position and answers.
         * @description The logs of the subscription, one per questionnaire: the common questions, those of the treatment, and those of a renewal or follow-up. 404 with 'Online visit log not found!' means an empty log.
         */
        get: operations["getVisitLog"];
        /**
         * Store an answer in the log of a visit.
         * @description 404 with 'Online visit log not found!' before it was started. 409 once the answers are submitted.
         */
        put: operations["updateVisitLog"];
        /**
         * Start the log of a visit.
         * @description A subscription has one log for the common questions, one for its own, and one for those of a renewal or follow-up. An existing one is replaced. 409 once the answers are submitted.
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
         * Index of the last answered question.
         * @description 404 with 'Online visit log not found!' without a log; 400 for another treatment's questions.
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
         * @description An event that was reported before is returned unchanged. Any other field is rejected.
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
        /** States in which the service treats patients. */
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
        /** Prices of the choices of one product. */
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
        /** Discounts on a dose by delivery interval. */
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
        /** Prices of the coming billing periods; empty before a treatment is chosen. */
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
        /** Average price of a treatment. */
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
        /** Data that the card form needs. */
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
        /** Authorize the first charge; nothing is captured before a doctor approves. */
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
        /** Log an attempt to pay and its outcome. */
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
        /** Set the shipping address. */
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
        /** Skip coming billing periods, or undo a skip. */
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
        /** Reactivate a canceled subscription. */
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
         * @description Returns an unfinished registration of that treatment. 409 if the patient already has the treatment; 403 before there is a patient record.
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
         * @description Returns an unfinished registration of that treatment. 409 if the patient already has the treatment already.
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
         * Go one registration step back or forward.
         * @description 409 with 'Cannot update subscription! Subscription completed.' after the registration, and with a message of what is missing if the step is not complete. Going back has no conditions; the first step has no previous one.
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
         * Submit a finished registration to the doctors.
         * @description Stores the reachable answers as the subscription's questionnaire and sets it to in review. 409 with a message of what is missing while a step is not complete, and with 'Cannot update subscription! Subscription completed.' after the registration.
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
        /** Request another medicine, dose, use or delivery; a doctor decides. */
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
        /** Withdraw a requested change. */
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
        /** Request a renewal of the prescription. */
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
         * A file of the patient, for its owner only.
         * @description The URLs of medical photos, of pictures and files in chats, and of a patient's own avatar. They require the bearer token.
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
         * The patient's chats, most recent message first.
         * @description Each has its ten latest messages and the number of unread ones. Listing marks nothing as read.
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
         * @description Messages are in pages of 50, numbered from the oldest, so that a full page never changes. Without `page`, the response is the newest page, and every message of the chat is marked as read. For a subscription it is its newest chat; without a chat, `data` is empty.
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
         * @description With a chatId, to that chat. With a subscriptionId and a topic, to the chat about both; with a subscriptionId only, to the newest chat of that subscription, or to a new one. With neither, to a new chat with a doctor or support, depending on the topic; without a topic, with support. Replies are the socket's 'new message'.
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
        /** Number of unread messages, in the first element. */
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
        /** One page of the patient's orders, each with its charge and address. */
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
        /** Addons of a plan. */
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
         * @description Of the requested subscription, or of the first one of the product that has a doctor. 404 if no doctor is assigned yet or the doctor has another status.
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
         * @description Without private contact, birth date and home address.
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
        /** @description Message of the service over the socket. */
        SocketIncoming: components["schemas"]["NotificationEvent"] | components["schemas"]["NewMessageEvent"];
        /** @description Message of the app over the socket. */
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
         * @description Identifier assigned by the service; opaque to the client.
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
             * @description Emails and text messages only announce an update, without the treatment or its content.
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
        /** @description One subscription of the account. */
        SubscriptionSummary: {
            _id: components["schemas"]["Id"];
            productType: components["schemas"]["ProductType"];
            status?: components["schemas"]["SubscriptionStatus"];
            isApproved?: boolean;
        };
        /**
         * @description Registration status; register leads to the stepper, active to the profile.
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
         * @description Text containing "feet" is unchanged; a number is inches, shown as feet and inches.
         * @example 5 feet 11 inches
         * @example 71
         */
        Height: string | number;
        /** @description In pounds. */
        BodyWeight: number;
        /** @description In kg/m², one decimal. */
        BodyMassIndex: number;
        /** @description A US postal address; empty strings are missing parts. */
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
        /** @description The card on file. The number is masked except in the response of reveal-credit-card. */
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
        /** @description Billing address. */
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
             * @description The patient's own picture is fetched with the bearer token (getFile); others are public.
             */
            avatar?: string;
            notificationPreference?: components["schemas"]["NotificationPreference"];
            /** @description Secret of the identity check that the payment provider runs. */
            verifyClientSecret?: string;
            /** @description Whether there is a win-back offer. The app stores it as winbackUser and then sends winback=true. */
            showReactivatePopup?: boolean;
            belugaMode?: boolean;
            latestBilledAmount?: components["schemas"]["Cents"];
            /** @description Fields that guards need; the subscription calls return all fields. */
            subscriptions?: components["schemas"]["SubscriptionSummary"][];
            /** @description Absent on an account of a doctor or of support, and between sign-up and POST /api/patient. */
            patient?: components["schemas"]["Patient"];
        };
        /** @description Details of the failure. */
        ErrorMetadata: {
            /** @description The phone number belongs to another account (check-phone-number). */
            phoneExist?: boolean;
            /**
             * @description Why a coupon cannot be used.
             * @enum {string}
             */
            couponProblem?: "unknown" | "expired" | "usedUp" | "notForTreatment" | "needsMonthly" | "needsQuarterly" | "onlyToReactivate";
            /** @description The password has to be entered again before the card is shown (reveal-credit-card). */
            passwordRequired?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description Body of every failed response. */
        Error: {
            /**
             * @description Message for the patient; shown in a toast.
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
            /** @description The identity service checks its strength. */
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
             * @description Present if the link contains it.
             */
            email?: string;
            /** @description The identity service checks its strength. */
            password: string;
        };
        TokenCheckRequest: {
            token: string;
            /** Format: email */
            email?: string;
        };
        TokenCheck: {
            /** @description False for an unknown or expired token. */
            valid: boolean;
        };
        UserExistence: {
            /**
             * @description Path of the app to open; empty, false, null or absent if the email has no account.
             * @example /login
             */
            redirect?: string | boolean | null;
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
            /** @description Consent to telehealth, terms and privacy; rejected if false. */
            consent: boolean;
        };
        CreatedPatient: {
            userId: components["schemas"]["Id"];
        };
        /** @description The patient record with fields of the account. */
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
            /** @description Not stored; the service computes it from height and weight. */
            bmi?: components["schemas"]["BodyMassIndex"];
            shipping?: components["schemas"]["PostalAddress"];
            payment?: components["schemas"]["PatientPayment"];
            /** @description A new card as the provider's token; it replaces the card on file. */
            paymentToken?: string;
        };
        PhoneCheck: {
            /** @description A US number in any format. */
            phone: string;
        };
        /**
         * @description How often a delivery is sent and billed.
         * @enum {string}
         */
        FrequencyOfDelivery: "monthly" | "quarterly";
        /**
         * @description How often the medicine is taken; for ed the uses per month, otherwise a word.
         * @example 8
         * @example daily
         * @example weekly
         */
        FrequencyOfReception: string;
        /** @description A treatment that a coupon applies to; omitted fields match anything. */
        CouponScope: {
            /**
             * @description Product type it applies to.
             * @example wl
             */
            appliesObjType?: string;
            frequencyOfDelivery?: components["schemas"]["FrequencyOfDelivery"][];
            frequencyOfReception?: components["schemas"]["FrequencyOfReception"];
        };
        Coupon: {
            _id: components["schemas"]["Id"];
            /** @description The code that a patient enters. */
            name: string;
            /**
             * @default $
             * @enum {string}
             */
            discountType?: "$" | "%";
            /** @description Whole cents where discountType is $, per cent where it is %. */
            discountValue: number;
            /** @description Number of periods of `periodType` that it applies to; by default all bills. */
            usingPeriodsCount?: number;
            /** @description Coming billing periods that it still applies to; only on a subscription. */
            periodsLeft?: number;
            /**
             * @description Unit of usingPeriodsCount. A month, quarter or year of the calendar; otherwise a bill.
             * @example month
             */
            periodType?: string;
            /** @description The treatments it applies to; without entries, all treatments. */
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
            /** @description Text of the option. */
            option: string;
            /** @description After choosing it, the patient reads before the plan that a doctor may decline, and that nothing is charged then. */
            doctorMayDecline?: boolean;
            /** @description Ids of questions inserted after this one when the option is chosen. */
            followUpQuestions?: components["schemas"]["Id"][];
        };
        Question: {
            _id: components["schemas"]["Id"];
            /**
             * @description Its questionnaire.
             * @example globalQuestions
             * @example wlQuestions
             */
            type?: string;
            sequence?: number;
            /**
             * @description Kind of answer. Open list; at an unknown kind, a message stops the patient. Medicines, allergies and conditions are texts with one entry per line, and suggestions from GET /get-{kind}.
             * @example single
             */
            kind: string;
            question: string;
            createdAt?: components["schemas"]["Moment"];
            /** @description The answer is optional. */
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
            /** @description Text of the question when it was answered. */
            question?: string;
            optionIds?: components["schemas"]["Id"][];
            value?: string | number | boolean | null;
            files?: string[];
        };
        GlobalAnswers: {
            questionnaire: components["schemas"]["Answer"][];
        };
        /** @description The patient's position and answers in a questionnaire. */
        OnlineVisitLog: {
            _id?: components["schemas"]["Id"];
            lastQuestionIndex: number;
            /** @example wlQuestions */
            questionType?: string;
            isGlobalQuestion?: boolean;
            /** @description It was stored with isBlockedUser; registration cannot continue until it is stored without. */
            isBlockedUser?: boolean;
            questionnaire?: components["schemas"]["Answer"][];
        };
        VisitLogUpdate: {
            lastQuestionIndex: number;
            /** @example wlQuestions */
            questionType?: string;
            isGlobalQuestion?: boolean;
            /** @description All answers so far, including unreachable ones; if omitted, the stored ones stay. Questions and options must be in the questionnaire, and files must be pictures of the subscription. */
            questionnaire?: components["schemas"]["Answer"][];
        };
        LastQuestionIndex: {
            lastQuestionIndex: number;
        };
        TrackingEvent: {
            _id?: components["schemas"]["Id"];
            /** @example Purchase */
            eventName: string;
            /** @description Lets the service drop events that a pixel has reported. */
            eventId: string;
            createdAt?: components["schemas"]["Moment"];
        };
        TrackingEventReport: {
            /** @enum {string} */
            eventName: "PageView" | "ViewContent" | "Lead" | "Contact" | "CompleteRegistration" | "InitiateCheckout" | "AddPaymentInfo" | "Purchase" | "Subscribe" | "StartTrial" | "Schedule" | "SubmitApplication";
            /** @description Random id of this event; unrelated to the patient. */
            eventId: string;
        };
        /** @description Subject of the notification. */
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
        /** @description Page of a longer list. */
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
             * @description Code system the entry belongs to; without one, its group within the list.
             * @example ICD-10-CM
             */
            system?: string;
            /** @example E11.9 */
            code?: string;
        };
        /** @description Price of one choice of a product. */
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
        /** @description What a patient needs to know about a medicine, in plain language. Each text is one paragraph or item of a list; an empty or missing list is not shown. */
        MedicineInformation: {
            /** @description Shown above the texts, such as that they are samples. */
            notice?: string;
            howToTake?: string[];
            commonSideEffects?: string[];
            seriousSideEffects?: string[];
            storage?: string[];
            /** @description When to call a doctor. */
            callDoctor?: string[];
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
            information?: components["schemas"]["MedicineInformation"];
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
            /** @description Selling price of one delivery, before coupons. */
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
            /** @description The sum is subtracted. */
            isNegative?: boolean;
        };
        PeriodPrice: {
            /** @description Number of the billing period. */
            period: number;
            /** @description With addons, before coupons. */
            sum: components["schemas"]["Cents"];
            /** @description After coupons; absent if none applies. */
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
            /** @description Absent if the provider is not configured. */
            publishableKey?: string;
            clientSecret?: string;
        };
        HoldChargeRequest: {
            /** @description The card as the provider's token; without it, the patient's card on file. */
            paymentToken?: string;
            /** @description Pressing Pay twice holds one charge. */
            idempotencyKey?: string;
            /** @description In the order in which they are applied; by default those of the subscription. */
            couponIds?: components["schemas"]["Id"][];
            /** @description By default those of the subscription. */
            addonIds?: components["schemas"]["Id"][];
            payment?: components["schemas"]["PatientPayment"];
        };
        /** @description The treatment chosen; filled step by step during registration. */
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
        /** @description Card that was charged, also after the patient has removed it. */
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
             * @description Status of the provider.
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
        /** @description A change of the plan that a doctor decides. */
        ModifyRequest: {
            /**
             * @description Open list.
             * @example pending
             */
            status: string;
            doctorId?: components["schemas"]["Id"];
            /** @description Who requested or decided it. */
            userName?: string;
            /** @description The doctor's message to the patient about the decision. */
            message?: string;
            /** @description Payment period from which the change applies. */
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
        /** @description The current pause. */
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
            /** @description Who made it; absent for the system. */
            userName?: string;
            createdAt: components["schemas"]["Moment"];
            /** @description One bill before the change, with add-ons and without coupons. */
            priceBefore?: components["schemas"]["Cents"];
            /** @description One bill after the change, with add-ons and without coupons. */
            priceAfter?: components["schemas"]["Cents"];
            /** @description Body weight in pounds that the patient gave with a follow-up or a renewal. */
            weight?: components["schemas"]["BodyWeight"];
        };
        /** @description Contract for one treatment. */
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
            /** @description All pauses, oldest first. */
            pauses?: components["schemas"]["PauseRecord"][];
            /** @description Number of coming billing periods that are skipped. */
            skipPeriods?: number;
            /** @description Further billing periods that can be skipped now; absent if the state allows no skip. skipPeriods in a request may be up to skipPeriods and skipsLeft together. */
            skipsLeft?: number;
            modifyRequest?: components["schemas"]["ModifyRequest"] | null;
            /** @description A doctor has approved it; its label is then always "Active". */
            isApproved?: boolean;
            historyId?: components["schemas"]["Id"];
            doctorId?: components["schemas"]["Id"];
            registrationStep?: components["schemas"]["RegistrationStep"];
            registrationStepsOrder?: components["schemas"]["RegistrationStep"][];
            registrationDoneDate?: components["schemas"]["Moment"];
            medicalPhotoUrls?: string[];
            /** @description Number of the current payment period. */
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
            /** @description The next bill without any pause or skip. */
            billingAnchor?: components["schemas"]["Moment"];
            /** @description Day of the month of the bills, in UTC; in a shorter month its last day. By default the day of billingAnchor. */
            billingDay?: number;
            latestBilledAmount?: components["schemas"]["Cents"];
            /**
             * @description Status of the provider's payment intent.
             * @example requires_capture
             * @example succeeded
             */
            paymentIntentStatus?: string;
            latestRenewalId?: components["schemas"]["Id"];
            discountedPrice?: components["schemas"]["Cents"];
            /** @description Changes, oldest first; absent in lists. See docs/decisions, "Change history of a treatment". */
            history?: components["schemas"]["HistoryEntry"][];
        };
        /** @description The patient's choices for a plan; null clears a choice. */
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
            /** @description Step to open; a later one than the next incomplete step is rejected. */
            registrationStep?: components["schemas"]["RegistrationStep"];
        };
        PauseRequest: {
            /** @description Billing periods to pause; by default one. */
            periods?: number;
        };
        SkipRequest: {
            /** @description Coming billing periods to skip; 0 undoes a skip. */
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
            /** @description Name of the file of an image or file message. */
            fileName?: string;
            /** @description The key that the patient's app sent the message with, so that it recognizes its own message if the response was lost. */
            idempotencyKey?: string;
        };
        Chat: {
            _id: components["schemas"]["Id"];
            subscriptionId?: components["schemas"]["Id"];
            /** @default Support */
            variationName?: string;
            /**
             * @description Topic with which the patient started it.
             * @example Side effects
             */
            topic?: string;
            /** @description Messages to the patient that are unread. */
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
            /** @description Text of the same message. It is stored as a separate message before the file, both or neither. */
            message?: string;
            /** @description A message that is sent again under its key is stored once. */
            idempotencyKey?: string;
        };
        OrderStatusChange: {
            /**
             * @description Like the order's status; open list.
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
            /** @description Expected day of delivery; absent once it is delivered, returned or canceled. */
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
        /** @description The request is unreadable or invalid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is missing or has expired. */
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
        /** @description The account may not do this, or the resource belongs to another account. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The resource does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The current state does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A file or body is larger than the service accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service does not accept the type of a file or body. */
        UnknownType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done; an empty list. */
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
        /** @description Whether the token is valid, as the only element. */
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
        /** @description Whether the email has an account, as the only element. */
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
        /** @description Abbreviations of the served states. */
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
        /** @description The held charge, as the only element. */
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
        /** @description Subscriptions; one element for a request or change of one. */
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
        /** @description The patient's current step, as the only element. */
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
        /** @description The product type, or global, followed by "Questions". The log of a renewal or follow-up: the product type followed by "ReQuestions". */
        QuestionTypeQuery: string;
        IsGlobalQuestion: boolean;
        /** @description Sent as true while the log in the service has isBlockedUser; how that is decided is not shown. */
        IsBlockedUser: boolean;
        Page: number;
        /** @description Kind of picture. */
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
                /** @description The product type, or global, followed by "Questions". The log of a renewal or follow-up: the product type followed by "ReQuestions". */
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
                /** @description Sent as true while the log in the service has isBlockedUser; how that is decided is not shown. */
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
                /** @description Sent as true while the log in the service has isBlockedUser; how that is decided is not shown. */
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
                /** @description The product type, or global, followed by "Questions". The log of a renewal or follow-up: the product type followed by "ReQuestions". */
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
                /** @description Start of a word of the name, or of the code; not case sensitive. */
                search?: string;
                /** @description Limits the result to the entries of one code system. */
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
                /** @description By default the dose of the plan. */
                doseId?: components["schemas"]["Id"];
                /** @description By default, or if it is not offered with the dose, that of the plan or the first one offered. */
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
                /** @description The product type. */
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
                /** @description Flow in which the patient set it. */
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
                /** @description Requested in the dialog; the app always sends true. */
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
                /** @description Also the next charge: last in the list, pending. */
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
                /** @description Kind of picture. */
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
                /** @description Kind of picture. */
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
                /** @description Counted from the oldest message; by default the newest page. */
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
                /** @description A minus sorts the newest first. */
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
                /** @description Related records to include, separated by commas; unknown names are ignored. */
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
                /** @description Flow that the patient starts; coupons for it are listed too. */
                action?: string;
                /** @description Product type of the coupons. */
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
                /** @description Product type of the addons. */
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
