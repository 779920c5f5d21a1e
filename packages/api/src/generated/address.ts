// Made from openapi/address.yaml by openapi/scripts/generate.ts; not to be edited.

export interface paths {
    "/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that start with the input. */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/street-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether mail can be delivered to an address, as dpv_match_code. */
        get: operations["verifyAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** City and state of a zip code. */
        get: operations["lookupZipcode"];
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
        Suggestion: {
            /** @description The suggestion in one line. */
            text?: string;
            /** @example 1600 Amphitheatre Pkwy */
            street_line: string;
            /** @example Apt */
            secondary?: string;
            city: string;
            state: string;
            zipcode?: string;
            /** @description Number of units at this address. */
            entries?: number;
        };
        VendorError: {
            errors?: {
                id?: number | string;
                message?: string;
            }[];
        };
        AddressComponents: {
            primary_number?: string;
            /** @example N */
            street_predirection?: string;
            street_name?: string;
            street_suffix?: string;
            secondary_designator?: string;
            secondary_number?: string;
            city_name: string;
            state_abbreviation: string;
            zipcode: string;
            plus4_code?: string;
        };
        AddressAnalysis: {
            /**
             * @description Y confirmed; S the unit is not confirmed; D the unit is missing; N not confirmed; empty or absent if the address was not checked.
             * @enum {string}
             */
            dpv_match_code?: "Y" | "S" | "D" | "N" | "";
            dpv_footnotes?: string;
            active?: string;
        };
        Candidate: {
            input_index?: number;
            candidate_index?: number;
            delivery_line_1: string;
            delivery_line_2?: string;
            /** @example Mountain View CA 94043-1351 */
            last_line: string;
            components: components["schemas"]["AddressComponents"];
            analysis: components["schemas"]["AddressAnalysis"];
        };
        CityState: {
            city: string;
            state_abbreviation: string;
            state?: string;
            mailable_city?: boolean;
        };
        Zipcode: {
            zipcode: string;
            zipcode_type?: string;
            default_city: string;
            county_name?: string;
            state_abbreviation: string;
            state?: string;
        };
        ZipcodeLookup: {
            input_index?: number;
            /** @example invalid_zipcode */
            status?: string;
            reason?: string;
            city_states?: components["schemas"]["CityState"][];
            zipcodes?: components["schemas"]["Zipcode"][];
        };
    };
    responses: {
        /** @description The request is unreadable, or the key is unknown. */
        refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VendorError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    suggestAddresses: {
        parameters: {
            query: {
                prefix: string;
                /** @description Narrows to a state or a city. */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null without a match. */
                        suggestions: components["schemas"]["Suggestion"][] | null;
                    };
                };
            };
            400: components["responses"]["refused"];
            401: components["responses"]["refused"];
        };
    };
    verifyAddress: {
        parameters: {
            query: {
                street: string;
                street2?: string;
                city?: string;
                state?: string;
                zipcode?: string;
                /** @description The app sends 2. */
                candidates?: number;
                /** @description The app sends invalid, so that an address that is not found is returned too. */
                match?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Candidates, best first; empty without a match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"][];
                };
            };
            400: components["responses"]["refused"];
            401: components["responses"]["refused"];
        };
    };
    lookupZipcode: {
        parameters: {
            query?: {
                zipcode?: string;
                city?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One element per lookup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZipcodeLookup"][];
                };
            };
            400: components["responses"]["refused"];
            401: components["responses"]["refused"];
        };
    };
}
