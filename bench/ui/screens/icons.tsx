const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0';

/** Paths of @patient/ui's icons. */
export const iconPaths = {
  'arrow-back': 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  'check-circle': `${circle}M8 12.3l2.8 2.8L16 9.5`,
  'chevron-right': 'M9 5.5l6.5 6.5L9 18.5',
  clock: `${circle}M12 7.2V12l3.2 2`,
  close: 'M6 6l12 12M18 6 6 18',
  cancel: `${circle}M9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6`,
  card: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5zM3 10h18M7 15h3',
  info: `${circle}M12 11.2v5.3M12 7.7h.01`,
  more: 'M5.7 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0M12.7 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0M19.7 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0',
  pause: `${circle}M9.8 9v6M14.2 9v6`,
  pill: 'M10.5 20.1a4.7 4.7 0 0 1-6.6-6.6l9.6-9.6a4.7 4.7 0 0 1 6.6 6.6zM8.7 8.7l6.6 6.6',
  skip: 'M5.5 6v12l9-6zM18.5 6v12',
  truck:
    'M9.3 17.5H14.7M14.5 17.5V5.5H3a.5.5 0 0 0-.5.5v11.5h2.3M14.5 9h3.7l3.3 4v4.5h-2.3M9.3 17.5a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0M19.2 17.5a2.2 2.2 0 1 1-4.5 0 2.2 2.2 0 0 1 4.5 0',
  warning:
    'M10.7 4.3 2.9 17.8A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0zM12 9.5v4M12 16.8h.01',
} as const;

export const toneIcons = {
  success: 'check-circle',
  warning: 'warning',
  danger: 'cancel',
  info: 'clock',
  neutral: 'info',
} as const;

export interface IconProps {
  name: keyof typeof iconPaths;
  /** Width and height, in px. @default 20 */
  size?: number;
}

/** Icon for libraries that ship none. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
