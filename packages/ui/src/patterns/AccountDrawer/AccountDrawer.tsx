import { Sheet } from '../../components/Sheet/index.ts';
import { AccountNav, type AccountNavProps, type AccountNavStrings } from '../AccountNav/index.ts';
import * as styles from './AccountDrawer.css.ts';

/** Words of {@link AccountDrawer}. */
export interface AccountDrawerStrings extends AccountNavStrings {
  /** Head of the drawer. @default 'Menu' */
  title: string;
  /** Name of the close button. @default 'Close menu' */
  close: string;
}

/** Props of {@link AccountDrawer}. */
export interface AccountDrawerProps extends Pick<
  AccountNavProps,
  'items' | 'onHelp' | 'onLogout' | 'onFollow' | 'patient'
> {
  /** Whether it is on the page; nothing of it is there while closed. */
  isOpen: boolean;
  /** The patient closes it, or went somewhere from it. */
  onOpenChange: (isOpen: boolean) => void;
  strings?: Partial<AccountDrawerStrings>;
}

/** The menu of the account where there is no room for it beside the page: a drawer of 250 px (section 9). */
export function AccountDrawer({
  isOpen,
  onOpenChange,
  onHelp,
  onLogout,
  onFollow,
  strings,
  ...rest
}: AccountDrawerProps) {
  const close = () => onOpenChange(false);
  const closingBefore = (task?: () => void) => () => {
    close();
    task?.();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={strings?.title ?? 'Menu'}
      closeLabel={strings?.close ?? 'Close menu'}
      width="drawer"
    >
      <AccountNav
        {...rest}
        className={styles.nav}
        {...(strings && { strings })}
        onHelp={closingBefore(onHelp)}
        onLogout={closingBefore(onLogout)}
        onFollow={closingBefore(onFollow)}
      />
    </Sheet>
  );
}
