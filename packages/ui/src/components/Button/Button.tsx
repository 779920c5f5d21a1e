import { clsx } from 'clsx';
import { useEffect, useId, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';
import { useSingleAction } from './useSingleAction.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'onPress'> {
  /** What pressing the button does, starting with a verb: "Pause subscription". */
  children: ReactNode;
  /** Emphasis of the button. Use one `primary` per screen. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Use `danger` for actions that end or delete something. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Whether the button fills the width of its container. @default false */
  isWide?: boolean;
  /** Whether the label of a `quiet` button aligns with the surrounding text. @default false */
  isFlush?: boolean;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Called on a press. While a promise that it returns is unsettled, further presses are ignored. */
  onPress?: ((event: PressEvent) => unknown) | undefined;
  /**
   * Whether the action is in progress. The button keeps its width and focus, ignores presses, and announces the
   * state.
   * @default false
   */
  isPending?: boolean;
  /** Announced by screen readers while `isPending`. @default 'Working…' */
  pendingLabel?: string;
  className?: string;
  style?: React.CSSProperties;
  ref?: Ref<HTMLButtonElement>;
}

/** Removes react-aria's announcements of a pending state, which are named by the button and would lose their name with it. */
function removeAnnouncements(id: string): void {
  const named = `[data-live-announcer] [aria-labelledby~=${JSON.stringify(id)}]`;
  for (const announcement of document.querySelectorAll(named)) announcement.remove();
}

/** Performs an action on the current page. For navigation, use a Link. */
export function Button({
  children,
  variant = 'secondary',
  tone = 'accent',
  isWide = false,
  isFlush = false,
  icon,
  isPending = false,
  pendingLabel = 'Working…',
  onPress,
  id: givenId,
  className,
  ...rest
}: ButtonProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  useEffect(() => () => removeAnnouncements(id), [id]);
  const classes = clsx(styles.button({ variant, tone, isWide, isFlush }), className);
  const press = useSingleAction((event: PressEvent) => onPress?.(event), isPending);
  return (
    <AriaButton
      {...rest}
      {...(onPress && { onPress: press })}
      id={id}
      isPending={isPending}
      className={classes}
    >
      <span className={styles.content({ isPending })}>
        {icon}
        <span>{children}</span>
      </span>
      {isPending && <Spinner label={pendingLabel} className={styles.spinner} />}
    </AriaButton>
  );
}
