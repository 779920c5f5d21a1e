import { id } from './LoadTimeoutNotice.css.ts';

/** The app runs: the page is ready, and nothing says otherwise any more. */
export const endSlowStart = (): void => document.querySelector(`#${id}`)?.remove();
