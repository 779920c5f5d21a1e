import { expect, waitFor } from 'storybook/test';

/** Waits for a message in the page's live region, in which messages stay for some seconds, and checks that it is there once. */
export const announcedOnce = (message: RegExp): Promise<void> =>
  waitFor(() => {
    const lines = [...document.querySelectorAll('[data-live-announcer] > p')];
    return expect(lines.filter(({ textContent }) => message.test(textContent))).toHaveLength(1);
  });
