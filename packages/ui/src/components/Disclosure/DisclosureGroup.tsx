import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  DisclosureGroup as AriaDisclosureGroup,
  type DisclosureGroupProps as AriaDisclosureGroupProps,
} from 'react-aria-components/DisclosureGroup';
import * as styles from './Disclosure.css.ts';

/** Props of {@link DisclosureGroup}. */
export interface DisclosureGroupProps extends Omit<
  AriaDisclosureGroupProps,
  'children' | 'className' | 'style'
> {
  /** Disclosures, each with an `id`. */
  children: ReactNode;
  /** Whether several can be open at the same time. @default true */
  allowsMultipleExpanded?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Stack of related disclosures. */
export function DisclosureGroup({ allowsMultipleExpanded = true, className, ...rest }: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      {...rest}
      allowsMultipleExpanded={allowsMultipleExpanded}
      className={clsx(styles.group, className)}
    />
  );
}
