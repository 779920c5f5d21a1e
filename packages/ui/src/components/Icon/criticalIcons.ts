/** Icons of the sign-in page and of links, not in the full set, to keep the first page load small. */

/** Outline shared by all round icons. */
export const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0';

export const error = 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.8v4.7M12 16h.01';

export const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0';

export const eyeOff =
  'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.4 3.2M6.3 7.2A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.4 9.4 0 0 0 5.2-1.6M9.9 10a3 3 0 0 0 4.2 4.2M4 4l16 16';

export const help = `${circle}M9.4 9.6a2.7 2.7 0 0 1 5.2.8c0 1.8-2.6 2-2.6 3.6M12 17h.01`;

export const external =
  'M18.5 13.5V19a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1H11M14.5 4H20v5.5M20 4l-8.8 8.8';
