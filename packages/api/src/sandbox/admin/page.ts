import type { html } from 'hono/html';
import type { SandboxControl } from '../hosts/control.ts';
import type { Context } from '../core/context.ts';
import type { Faults } from '../http/faults/faults.ts';
import type { RegisteredOperation } from '../http/routes/routes.ts';

/** A piece of HTML in which all that was put in is escaped. */
export type Html = ReturnType<typeof html>;

/** What the pages show and work on. */
export interface PanelParts {
  context: Context;
  control: SandboxControl;
  faults: Faults;
  /** Every described operation, those of the neighbours included. */
  operations: readonly RegisteredOperation[];
  publicPath: string;
}

/** The query of a page, or the fields of a form or of a JSON body; all of them still to be checked. */
export type PanelInput = Readonly<Record<string, unknown>>;

/** One page below `/__sandbox`: what a program reads there as JSON, and what a person sees of the same. */
export interface PanelPage {
  /** Below `/__sandbox`, '' for the first page. */
  path: string;
  title: string;
  /** What a program reads. */
  state(parts: PanelParts, query: PanelInput): object;
  /** What a person sees, below the title. */
  view(parts: PanelParts, query: PanelInput): Html;
  /** Does what was asked for and says so in a sentence; throws a refusal. */
  act?(parts: PanelParts, input: PanelInput): string | Promise<string>;
}
