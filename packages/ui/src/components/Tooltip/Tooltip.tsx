import { clsx } from 'clsx';
import { cloneElement, useState, type ReactElement } from 'react';
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
  /** IconButton whose `label` the tooltip shows. */
  children: ReactElement<IconButtonProps>;
  /** Hover time before the tooltip appears, in ms. @default 600 */
  delay?: number;
  /** Long-press time before the tooltip appears, in ms. @default 500 */
  holdDelay?: number;
  className?: string;
}

/** Shows the label of an IconButton on hover, focus or long press. */
export function Tooltip({
  children,
  placement = 'top',
  delay = 600,
  holdDelay = 500,
  className,
}: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const hold = useHold(holdDelay, setOpen);
  const { label, 'aria-describedby': description = '' } = children.props;
  return (
    <TooltipTrigger delay={delay} closeDelay={100} isOpen={isOpen} onOpenChange={setOpen}>
      <span className={styles.trigger} {...hold}>
        {/* react-aria would add the tooltip as a description, which repeats the button's name. */}
        {cloneElement(children, { 'aria-describedby': description })}
      </span>
      <AriaTooltip placement={placement} offset={8} className={clsx(styles.tooltip, className)}>
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
