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
import { countLabel as shownCount } from '../../text/countLabel.ts';
import { scrollToTab } from './scrollToTab.ts';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabEntry<Id extends string = string> {
  id: Id;
  /** A word or two: "Doctor". */
  label: string;
  icon?: IconName;
  /** How many new things wait there; nothing is shown for 0. @default 0 */
  count?: number;
  /** @default false */
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
  /** Names the row of tabs: "Messages". */
  label: string;
  /** From start to end; two to five. */
  tabs: readonly TabEntry<Id>[];
  /** The tab that is shown, where the owner holds it. */
  selected?: Id | undefined;
  /** The one shown at first. @default the first that can be chosen */
  defaultSelected?: Id | undefined;
  /** The patient chooses a tab. */
  onSelect?: (id: Id) => void;
  /** What follows a count, for screen readers. @default 'new' */
  countLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Views of one thing, one at a time. For other pages, use links. */
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
  // Left to react-aria, the first one is chosen only after a frame without any panel.
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
      className={[styles.tabs, className].filter(Boolean).join(' ')}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: name, icon, count = 0, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            isDisabled={isDisabled}
            // The browser does this for a tab that takes the focus; the one its owner chose has none.
            {...(id === chosen && { ref: scrollToTab })}
            className={styles.tab}
          >
            {icon && <Icon name={icon} />}
            <span>{name}</span>
            {count > 0 && (
              <Badge tone="accent" className={styles.count}>
                {shownCount(count)}
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
