import { id } from './LoadTimeoutNotice.css.ts';

/** Removes the notice when the app runs. */
export const hideLoadTimeoutNotice = (): void => document.querySelector(`#${id}`)?.remove();
