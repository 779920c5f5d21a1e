import type { html } from 'hono/html';
import type { SandboxControl } from '../core/control.ts';
import type { Context } from '../core/context.ts';
import type { Faults } from '../http/faults/faults.ts';
import type { RunDueJobs } from '../core/jobs/runDueJobs.ts';

/** HTML with escaped values. */
export type Html = ReturnType<typeof html>;

/** Account of the seed. */
export interface SeededAccountInfo {
  name: string;
  email: string;
  /** Description of what the account shows. */
  description: string;
}

/** Accounts of the seed and their common password. */
export interface SeededAccounts {
  accounts: readonly SeededAccountInfo[];
  password: string;
}

/** Dependencies of the admin pages. */
export interface AdminParts {
  context: Context;
  control: SandboxControl;
  faults: Faults;
  /** Names of all operations that can have a fault, including those of vendors. */
  operationNames: readonly string[];
  seeded: SeededAccounts;
  runDueJobs: RunDueJobs;
  publicPath: string;
}

/** Unvalidated query of a page, or fields of a form or JSON body. */
export type AdminInput = Readonly<Record<string, unknown>>;

/** Page at `/__sandbox`, as HTML and as JSON. */
export interface AdminPage {
  /** Path below `/__sandbox`; '' for the first page. */
  path: string;
  title: string;
  /** Returns the JSON. */
  state(parts: AdminParts, query: AdminInput): object;
  /** Returns the HTML below the title. */
  view(parts: AdminParts, query: AdminInput): Html;
  /** Performs an action and returns a message about it; throws an HttpError. */
  act?(parts: AdminParts, input: AdminInput): string | Promise<string>;
}
