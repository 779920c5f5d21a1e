import type { RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as shared from '../../styles/floating.css.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { safeHref } from '../Link/safeHref.ts';
import * as styles from './Menu.css.ts';

/** One line of a menu. */
export interface MenuEntry<Id extends string = string> {
  id: Id;
  /** What will happen, as a verb. */
  label: string;
  icon?: IconName;
  /** `danger` for what ends or deletes something. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** A reason or a consequence, in one line. */
  description?: string;
  /** Shown and read, not to be chosen; say why in `description`. */
  isDisabled?: boolean;
  /** Goes there instead of calling `onAction`'s owner to do it: a path of this app, or http(s). */
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
  /** Which line has the focus at first; `true` is the list itself. */
  focusOn: 'first' | 'last' | true;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** What opens. In a file of its own, because it is loaded when a menu is first wanted. */
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
      className={styles.popover}
    >
      <AriaMenu
        id={id}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
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
              <span className={shared.words}>
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
