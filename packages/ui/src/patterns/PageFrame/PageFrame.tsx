import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Container, type ContainerProps } from '../../components/Container/index.ts';
import { BrandFooter } from '../BrandFooter/index.ts';
import { BrandHeader } from '../BrandHeader/index.ts';
import * as styles from './PageFrame.css.ts';

/** Props of {@link PageFrame}. */
export interface PageFrameProps extends HTMLAttributes<HTMLElement> {
  /** Content of the page, with its heading. */
  children: ReactNode;
  /** Target of the logo: the brand's website on entry pages, /login elsewhere. */
  logoHref: string;
  /** Opens the support dialog, from the header and the footer. */
  onHelp: () => void;
  /** Content of the header after Help, such as a badge. */
  end?: ReactNode;
  /** Message above the content, such as a SessionNotice. */
  notice?: ReactNode;
  /** Width of the content, as in Container. @default 'column' */
  width?: ContainerProps['width'];
  /** Whether the content has its own room at the start and end, as an ErrorPage. @default false */
  isFlush?: boolean;
  /** Whether the page ends with the footer of the brand. @default true */
  hasFooter?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Page outside the account: header, one column and footer (specification section 2, layouts). */
export function PageFrame({
  children,
  logoHref,
  onHelp,
  end,
  notice,
  width = 'column',
  isFlush = false,
  hasFooter = true,
  className,
  ...rest
}: PageFrameProps) {
  return (
    <>
      <BrandHeader logoHref={logoHref} onHelp={onHelp} end={end} />
      <Container
        id="main"
        tabIndex={-1}
        {...rest}
        as="main"
        width={width}
        className={clsx(isFlush ? styles.flush : styles.main, className)}
      >
        {notice && <div className={styles.notice}>{notice}</div>}
        {children}
      </Container>
      {hasFooter && <BrandFooter onContact={onHelp} />}
    </>
  );
}
