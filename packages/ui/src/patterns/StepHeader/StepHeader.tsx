import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { SkipLink } from './SkipLink.tsx';
import { screenOnly } from '../../print/screenOnly.css.ts';
import * as styles from './StepHeader.css.ts';

/** Strings shown by {@link StepHeader}. */
export interface StepHeaderStrings {
  /** Accessible name of the back button. @default 'Back' */
  back: string;
  /** @default 'Save and exit' */
  exit: string;
  /** @default 'Help' */
  help: string;
  /** Accessible name of the help button, as in the BrandHeader. @default 'Help?' */
  helpName: string;
  /** Text of the skip link. @default 'Skip to main content' */
  skip: string;
}

const defaultStrings: StepHeaderStrings = {
  back: 'Back',
  exit: 'Save and exit',
  help: 'Help',
  helpName: 'Help?',
  skip: 'Skip to main content',
};

/** Props of {@link StepHeader}. */
export interface StepHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Target of the logo: /login (specification section 2). */
  logoHref: string;
  /** Returns to the previous step; without it, there is no back button. */
  onBack?: (() => void) | undefined;
  /** Leaves the steps, to continue later; without it, there is no such button. */
  onExit?: (() => void) | undefined;
  /** Called when the patient opens help. */
  onHelp: () => void;
  /** Menu button before the others, below 768 px: it has what a StepFrame shows beside the content. */
  menu?: ReactNode;
  /** StepProgress, below the row; null reserves its place while the steps are loading. */
  progress?: ReactNode;
  /** `id` of the page's `<main tabIndex={-1}>`. @default 'main' */
  mainId?: string;
  /** Overrides for the default text. */
  strings?: Partial<StepHeaderStrings>;
  ref?: Ref<HTMLElement>;
}

/** Sticky step header with skip link, back, logo, exit, help and progress (specification section 2, layouts). */
export function StepHeader({
  logoHref,
  onBack,
  onExit,
  onHelp,
  menu,
  progress,
  mainId = 'main',
  strings: overrides,
  className,
  ...rest
}: StepHeaderProps) {
  const strings = useStrings('StepHeader', defaultStrings, overrides);
  return (
    <header {...rest} className={clsx(styles.header, className)}>
      <SkipLink mainId={mainId}>{strings.skip}</SkipLink>
      <div className={styles.inner}>
        <div className={styles.row}>
          <span className={clsx(styles.back, screenOnly)}>
            {onBack && <IconButton icon="arrow-back" label={strings.back} onPress={onBack} />}
          </span>
          <Link href={safeHref(logoHref) ?? '/'} className={styles.home}>
            <Logo size="small" />
          </Link>
          {menu && <span className={clsx(styles.menu, screenOnly)}>{menu}</span>}
          <span className={clsx(styles.end, screenOnly)}>
            {onExit && (
              <Button variant="quiet" onPress={onExit} className={styles.help}>
                {strings.exit}
              </Button>
            )}
            <Button
              variant="quiet"
              icon={<Icon name="help" className={styles.helpIcon} />}
              aria-label={strings.helpName}
              onPress={onHelp}
              className={styles.help}
            >
              {strings.help}
            </Button>
          </span>
        </div>
        {progress !== undefined && <div className={styles.progress}>{progress}</div>}
      </div>
    </header>
  );
}
