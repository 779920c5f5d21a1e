import { id } from './LoadTimeoutNotice.css.ts';

/** Removes the notice once the app runs. */
export const hideLoadTimeoutNotice = (): void => document.querySelector(`#${id}`)?.remove();
