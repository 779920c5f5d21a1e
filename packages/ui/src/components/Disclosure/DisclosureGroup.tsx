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
  /** Whether one stays open while another is opened. @default true */
  allowsMultipleExpanded?: boolean;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Disclosures of a kind under each other. */
export function DisclosureGroup({ allowsMultipleExpanded = true, className, ...rest }: DisclosureGroupProps) {
  return (
    <AriaDisclosureGroup
      {...rest}
      allowsMultipleExpanded={allowsMultipleExpanded}
      className={[styles.group, className].filter(Boolean).join(' ')}
    />
  );
}
