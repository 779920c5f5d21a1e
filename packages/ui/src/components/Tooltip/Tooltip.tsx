import { useState, type ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import type { IconButtonProps } from '../IconButton/index.ts';
import * as styles from './Tooltip.css.ts';
import { useHold } from './useHold.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** One IconButton. Its label is what is shown: nothing can stand here that is not its name. */
  children: ReactElement<IconButtonProps>;
  /** How long a pointer rests before it is shown, in ms. @default 600 */
  delay?: number;
  /** How long a finger holds before it is shown, in ms. @default 500 */
  holdDelay?: number;
  className?: string;
}

/** Shows the name of an IconButton to whoever points at it, focuses it or holds it down. */
export function Tooltip({
  children,
  placement = 'top',
  delay = 600,
  holdDelay = 500,
  className,
}: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const hold = useHold(holdDelay, setOpen);
  return (
    <TooltipTrigger delay={delay} closeDelay={100} isOpen={isOpen} onOpenChange={setOpen}>
      <span className={styles.holder} {...hold}>
        {children}
      </span>
      <AriaTooltip
        placement={placement}
        offset={8}
        className={[styles.tooltip, className].filter(Boolean).join(' ')}
      >
        {children.props.label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
