import { Sheet } from '../../components/Sheet/index.ts';
import { AccountNav, type AccountNavProps, type AccountNavStrings } from '../AccountNav/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './AccountDrawer.css.ts';

/** Strings shown by {@link AccountDrawer}. */
export interface AccountDrawerStrings extends AccountNavStrings {
  /** Title of the drawer. @default 'Menu' */
  title: string;
  /** Accessible name of the close button. @default 'Close menu' */
  close: string;
}

/** Defaults of what the drawer adds to the menu in it. */
const defaultStrings = { title: 'Menu', close: 'Close menu' };

/** Props of {@link AccountDrawer}. */
export interface AccountDrawerProps extends Pick<
  AccountNavProps,
  'items' | 'onHelp' | 'onLogout' | 'onFollow' | 'patient'
> {
  /** Whether the drawer is open; closed, it renders nothing. */
  isOpen: boolean;
  /** Called when the drawer closes, also after a link or action in it was used. */
  onOpenChange: (isOpen: boolean) => void;
  /** Overrides for the default text. */
  strings?: Partial<AccountDrawerStrings>;
}

/** Account menu in a 250 px drawer, for layouts without room for AccountNav (specification section 9). */
export function AccountDrawer({
  isOpen,
  onOpenChange,
  onHelp,
  onLogout,
  onFollow,
  strings,
  ...rest
}: AccountDrawerProps) {
  const own = useStrings('AccountDrawer', defaultStrings, strings);
  const close = () => onOpenChange(false);
  const closeAndRun = (task?: () => void) => () => {
    close();
    task?.();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={own.title}
      closeLabel={own.close}
      width="drawer"
    >
      <AccountNav
        {...rest}
        className={styles.nav}
        {...(strings && { strings })}
        onHelp={closeAndRun(onHelp)}
        onLogout={closeAndRun(onLogout)}
        onFollow={closeAndRun(onFollow)}
      />
    </Sheet>
  );
}
