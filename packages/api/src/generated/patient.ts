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
        put?: never;
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
        /** Skip coming billing periods. */
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
        /** Charges of one subscription. */
        get: operations["listSubscriptionCharges"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Body of every answer that is not a success. */
        Error: {
            /**
             * @description Words for the patient; shown in a toast.
             * @example Cannot update subscription! Subscription completed.
             */
            message: string;
            metadata?: components["schemas"]["ErrorMetadata"];
        };
        /** @description Where in a longer list the answer stands. */
        Pagination: {
            page: number;
            limit: number;
            total: number;
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
            questionnaire?: components["schemas"]["Answer"][];
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
        /** @description A US postal address; empty strings stand for parts not given yet. */
        PostalAddress: {
            /** @example 1600 Amphitheatre Pkwy */
            address?: string;
            /** @example Apt 4 */
            secondAddress?: string;
            city?: string;
            /**
             * @description USPS abbreviation.
             * @example CA
             */
            state?: string;
            /** @example 94043 */
            zipCode?: string;
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
            /**
             * @description Registration status; register sends to the stepper, active to the profile.
             * @enum {string}
             */
            status: "register" | "active";
            basic?: components["schemas"]["PatientBasic"];
            /**
             * @description Text containing "feet" is kept; a number is inches, shown as feet and inches.
             * @example 5 feet 11 inches
             * @example 71
             */
            height?: string | number;
            /** @description Body weight in pounds. */
            weight?: number;
            /** @description Body mass index in kg/m², one decimal. */
            bmi?: number;
            shipping?: components["schemas"]["PostalAddress"];
            verify?: {
                /** @description The identity check is done. */
                completed: boolean;
            };
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
            /** Format: uri-reference */
            avatar?: string;
            notificationPreference?: components["schemas"]["NotificationPreference"];
            /** @description Secret of the identity check that the payment provider runs. */
            verifyClientSecret?: string;
            showReactivatePopup?: boolean;
            belugaMode?: boolean;
            latestBilledAmount?: components["schemas"]["Cents"];
            /** @description What the guards need; the whole of each comes from the subscription calls. */
            subscriptions?: components["schemas"]["SubscriptionSummary"][];
            /** @description Absent on an account of a doctor or of support. */
            patient?: components["schemas"]["Patient"];
        };
        /** @description What else the service says about the failure. */
        ErrorMetadata: {
            /** @description The phone number belongs to another account (check-phone-number). */
            phoneExist?: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How often the medicine is taken; for ed the uses a month, otherwise a word.
         * @example 8
         * @example daily
         * @example weekly
         */
        FrequencyOfReception: string;
        /**
         * @description How often a delivery is sent and billed.
         * @enum {string}
         */
        FrequencyOfDelivery: "monthly" | "quarterly";
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
        /**
         * Format: date-time
         * @description A point in time, ISO 8601 with offset.
         * @example 2026-11-20T09:30:00.000Z
         */
        Moment: string;
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
            /** @description Billing periods it holds for. */
            usingPeriodsCount?: number;
            /** @example month */
            periodType?: string;
            appliesTo?: {
                /**
                 * @description Product type it is for.
                 * @example wl
                 */
                appliesObjType?: string;
                frequencyOfDelivery?: components["schemas"]["FrequencyOfDelivery"][];
                frequencyOfReception?: components["schemas"]["FrequencyOfReception"];
            };
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
        /** @description One answered question. */
        Answer: {
            questionId: components["schemas"]["Id"];
            /** @description The question as it read when answered. */
            question?: string;
            optionIds?: components["schemas"]["Id"][];
            value?: string | number | boolean | null;
            files?: string[];
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
            latestBilledAmount?: components["schemas"]["Cents"];
            /**
             * @description Status of the provider's payment intent, as the provider spells it.
             * @example requires_capture
             * @example succeeded
             */
            paymentIntentStatus?: string;
            latestRenewalId?: components["schemas"]["Id"];
            discountedPrice?: components["schemas"]["Cents"];
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
        InvoiceItem: {
            name: string;
            sum: components["schemas"]["Cents"];
            /**
             * @example product
             * @example coupon
             * @example shipping
             */
            type?: string;
            /** @description The sum is taken off. */
            isNegative?: boolean;
        };
        ChargeReason: {
            plan?: components["schemas"]["Plan"];
            sequencePaymentPeriod?: number;
            maxPeriodsCount?: number;
            refills?: number;
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
        /**
         * @description USPS abbreviation of a US state.
         * @example CA
         */
        StateCode: string;
        ConfigEntry: {
            /** @example STRIPE_VERIFICATION_ENABLE */
            name: string;
            value: boolean | string | number | null;
        };
        QuestionOption: {
            _id: components["schemas"]["Id"];
            /** @description The words to choose. */
            option: string;
            /** @description Ids of questions inserted right behind this one when the option is chosen. */
            followUpQuestions?: components["schemas"]["Id"][];
        };
    };
    responses: {
        /** @description The account. */
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
        /** @description Subscriptions. */
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
        /** @description The request is not one the service can read or accept. */
        BadRequest: {
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
        /** @description The state it is in does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
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
    };
    parameters: {
        /** @description The patient came back through a win-back offer. */
        Winback: boolean;
        Id: components["schemas"]["Id"];
        ProductTypeQuery: components["schemas"]["ProductType"];
        Page: number;
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
            401: components["responses"]["Unauthorized"];
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
            "5XX": components["responses"]["Failure"];
        };
    };
    listSubscriptionCharges: {
        parameters: {
            query?: {
                /** @description Also the charge that comes next, last in the list. */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
            404: components["responses"]["NotFound"];
            "5XX": components["responses"]["Failure"];
        };
    };
}
