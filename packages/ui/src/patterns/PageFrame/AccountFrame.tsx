import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Container } from '../../components/Container/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { BrandHeader } from '../BrandHeader/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './AccountFrame.css.ts';

/** Strings shown by {@link AccountFrame}. */
export interface AccountFrameStrings {
  /** Accessible name of the button that opens the menu. @default 'Menu' */
  menu: string;
}

const defaultStrings: AccountFrameStrings = { menu: 'Menu' };

/** Props of {@link AccountFrame}. */
export interface AccountFrameProps extends HTMLAttributes<HTMLElement> {
  /** Content of the page, with its heading. */
  children: ReactNode;
  /** Target of the logo. */
  logoHref: string;
  /** Opens the support dialog. */
  onHelp: () => void;
  /** AccountNav, beside the content from 768 px up. */
  nav: ReactNode;
  /** Opens the AccountDrawer, which has the menu below 768 px. */
  onMenu: () => void;
  /** Content of the header after Help, such as the notification bell. */
  end?: ReactNode;
  /** Whether the content uses the full width, for two panes. @default false */
  isWide?: boolean;
  /** Ref to the button that opens the menu, which takes focus when the drawer closes. */
  menuRef?: Ref<HTMLButtonElement>;
  /** Overrides for the default text. */
  strings?: Partial<AccountFrameStrings>;
  ref?: Ref<HTMLElement>;
}

/** Page of the account: header, menu and content (specification section 2, layouts). */
export function AccountFrame({
  children,
  logoHref,
  onHelp,
  nav,
  onMenu,
  end,
  isWide = false,
  menuRef,
  strings: overrides,
  className,
  ...rest
}: AccountFrameProps) {
  const strings = useStrings('AccountFrame', defaultStrings, overrides);
  return (
    <>
      <BrandHeader
        logoHref={logoHref}
        onHelp={onHelp}
        end={end}
        start={
          <IconButton
            icon="menu"
            label={strings.menu}
            variant="quiet"
            className={styles.menuButton}
            {...(menuRef !== undefined && { ref: menuRef })}
            onPress={onMenu}
          />
        }
      />
      <Container className={styles.page}>
        <div className={styles.beside}>{nav}</div>
        <main
          id="main"
          tabIndex={-1}
          {...rest}
          className={clsx(isWide ? styles.wideMain : styles.main, className)}
        >
          {children}
        </main>
      </Container>
    </>
  );
}
