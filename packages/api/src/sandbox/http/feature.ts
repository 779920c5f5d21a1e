import type { Context } from '../core/context.ts';
import type { ServicePaths } from '../core/schema.ts';
import type { Routes } from './routes/routes.ts';

/** Adds operations of one feature to the routes. */
export type Feature = (routes: Routes<ServicePaths>, context: Context) => void;
