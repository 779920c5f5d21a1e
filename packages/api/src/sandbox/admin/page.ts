import type { html } from 'hono/html';
import type { SandboxControl } from '../core/control.ts';
import type { Context } from '../core/context.ts';
import type { Faults } from '../http/faults/faults.ts';
import type { RunDueJobs } from '../core/jobs/runDueJobs.ts';

/** A piece of HTML in which all that was put in is escaped. */
export type Html = ReturnType<typeof html>;

/** Account that the seed made. */
export interface SeededAccountInfo {
  name: string;
  email: string;
  /** What is to be seen when signed in. */
  description: string;
}

/** Accounts of the seed and the password they share. */
export interface SeededAccounts {
  accounts: readonly SeededAccountInfo[];
  password: string;
}

/** What the pages show and work on. */
export interface AdminParts {
  context: Context;
  control: SandboxControl;
  faults: Faults;
  /** Names of every operation a fault can be set for, those of vendors included. */
  operationNames: readonly string[];
  seeded: SeededAccounts;
  runDueJobs: RunDueJobs;
  publicPath: string;
}

/** The query of a page, or the fields of a form or of a JSON body; all of them still to be checked. */
export type AdminInput = Readonly<Record<string, unknown>>;

/** One page below `/__sandbox`: what a program reads there as JSON, and what a person sees of the same. */
export interface AdminPage {
  /** Below `/__sandbox`, '' for the first page. */
  path: string;
  title: string;
  /** What a program reads. */
  state(parts: AdminParts, query: AdminInput): object;
  /** What a person sees, below the title. */
  view(parts: AdminParts, query: AdminInput): Html;
  /** Performs an action and returns a sentence about it; throws an HttpError. */
  act?(parts: AdminParts, input: AdminInput): string | Promise<string>;
}
