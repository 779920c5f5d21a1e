import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as shared from '../../styles/floating.css.ts';
import { CloseOnBack } from '../Dialog/CloseOnBack.tsx';
import { closesOnPress } from '../Dialog/closesOnPress.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { safeHref } from '../Link/safeHref.ts';
import * as styles from './Menu.css.ts';

/** Menu item. */
export interface MenuEntry<Id extends string = string> {
  id: Id;
  /** What the item does, starting with a verb. */
  label: string;
  icon?: IconName;
  /** Use `danger` for actions that end or delete something. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Reason or consequence, in one line. */
  description?: string;
  /** Whether the item is shown but can't be selected. Explain why in `description`. @default false */
  isDisabled?: boolean;
  /** Navigates to a path of this app or an http(s) URL when selected. */
  href?: string;
}

/** Props of {@link MenuList}. */
export interface MenuListProps<Id extends string> {
  id: string;
  label: string;
  items: readonly MenuEntry<Id>[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAction: (id: Id) => void;
  /** Item with initial focus; `true` focuses the list itself. */
  focusOn: 'first' | 'last' | true;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** Popover with the menu items, in its own file so that it can be loaded on first use. */
export function MenuList<Id extends string>({
  id,
  label,
  items,
  onAction,
  focusOn,
  ...popover
}: MenuListProps<Id>) {
  return (
    <Popover
      {...popover}
      trigger="MenuTrigger"
      aria-label={label}
      placement="bottom end"
      offset={4}
      shouldCloseOnInteractOutside={closesOnPress}
      className={styles.popover}
    >
      <CloseOnBack isOpen={popover.isOpen} onClose={() => popover.onOpenChange(false)} />
      <AriaMenu
        id={id}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu receives focus when it opens
        autoFocus={focusOn}
        onClose={() => popover.onOpenChange(false)}
        className={shared.list}
      >
        {items.map((item) => {
          const href = item.href === undefined ? undefined : safeHref(item.href);
          return (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              {...(href !== undefined && { href })}
              isDisabled={item.isDisabled ?? false}
              onAction={() => onAction(item.id)}
              className={styles.item({ tone: item.tone ?? 'accent' })}
            >
              {item.icon && <Icon name={item.icon} className={styles.icon} />}
              <span className={shared.text}>
                <span>{item.label}</span>
                {item.description && <span className={shared.description}>{item.description}</span>}
              </span>
            </MenuItem>
          );
        })}
      </AriaMenu>
    </Popover>
  );
}
