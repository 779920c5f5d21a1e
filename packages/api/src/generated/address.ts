// Made from openapi/address.yaml by openapi/scripts/generate.ts; not to be edited.

export interface paths {
    "/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses that begin with what was typed. */
        get: operations["suggestAddresses"];
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
            /** @example 1600 Amphitheatre Pkwy */
            street_line: string;
            /** @example Apt */
            secondary?: string;
            city: string;
            state: string;
            zipcode: string;
            /** @description Units behind this address; 1 where it is one address. */
            entries?: number;
        };
    };
    responses: never;
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
                        suggestions: components["schemas"]["Suggestion"][];
                    };
                };
            };
            /** @description The request is not one the service can read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
