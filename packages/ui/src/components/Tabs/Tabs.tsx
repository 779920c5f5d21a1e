import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { Badge } from '../Badge/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { shownCount } from '../../text/shownCount.ts';
import { scrollToTab } from './scrollToTab.ts';
import * as styles from './Tabs.css.ts';

/** Tab and its content. */
export interface TabEntry<Id extends string = string> {
  id: Id;
  /** One or two words, such as "Doctor". */
  label: string;
  icon?: IconName;
  /** Number of new items; nothing is shown for 0. @default 0 */
  count?: number;
  /** Whether the tab can't be selected. @default false */
  isDisabled?: boolean;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> extends Omit<
  AriaTabsProps,
  | 'children'
  | 'className'
  | 'style'
  | 'orientation'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'disabledKeys'
  | 'onSelectionChange'
> {
  /** Accessible name of the tab list: "Messages". */
  label: string;
  /** Tabs in display order; two to five. */
  tabs: readonly TabEntry<Id>[];
  /** Selected tab, if controlled. */
  selected?: Id | undefined;
  /** Initially selected tab. @default the first enabled tab */
  defaultSelected?: Id | undefined;
  /** Called with the selected tab. */
  onSelect?: (id: Id) => void;
  /** Screen reader text after a count. @default 'new' */
  countLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Views of one subject, shown one at a time. For separate pages, use links. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  defaultSelected,
  onSelect,
  countLabel = 'new',
  className,
  ...rest
}: TabsProps<Id>) {
  const chosen = selected ?? defaultSelected;
  // Set explicitly, because react-aria would select the first tab after one frame without a panel.
  const first = defaultSelected ?? tabs.find(({ isDisabled = false }) => !isDisabled)?.id;
  return (
    <AriaTabs
      {...rest}
      {...(selected !== undefined && { selectedKey: selected })}
      {...(first !== undefined && { defaultSelectedKey: first })}
      onSelectionChange={(key) => {
        const entry = tabs.find(({ id }) => id === key);
        if (entry) onSelect?.(entry.id);
      }}
      className={clsx(styles.tabs, className)}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name, icon, count = 0, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            isDisabled={isDisabled}
            // Browsers scroll to a focused tab, but not to one selected by the caller.
            {...(id === chosen && { ref: scrollToTab })}
            className={styles.tab}
          >
            {icon && <Icon name={icon} />}
            <span>{name}</span>
            {count > 0 && (
              <Badge tone="accent" className={styles.count}>
                {/* From right to left, "99+" would become "+99". */}
                <bdi>{shownCount(count)}</bdi>
                <VisuallyHidden> {countLabel}</VisuallyHidden>
              </Badge>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
