import { clsx } from 'clsx';
import {
  createElement,
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Form, type FormError } from '../../components/Form/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ProfileSection.css.ts';
import { defaultStrings, type ProfileSectionStrings } from './strings.ts';

/** Props of {@link ProfileSection}. */
export interface ProfileSectionProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children' | 'onSubmit'
> {
  /** Heading of the section. */
  title: string;
  /** Formatted facts. */
  facts: readonly Fact[];
  /** Form fields shown while editing; without them, the section is read-only. */
  form?: ReactNode;
  /** State of the section. @default 'read' */
  state?: 'read' | 'editing' | 'saving' | 'loading';
  /** Called when the patient edits the section. */
  onEdit?: (() => void) | undefined;
  /** Called on submit. While a promise that it returns is unsettled, further submits are ignored. */
  onSave?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  /** Called when the patient discards changes. */
  onCancel?: (() => void) | undefined;
  /** Errors of the last submission; pass a new array each time. */
  errors?: readonly FormError[];
  /** Whether the section was just saved. @default false */
  isSaved?: boolean;
  /** Content below the facts, such as a BmiMeter or a link. */
  children?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<ProfileSectionStrings>;
  ref?: Ref<HTMLElement>;
}

const noop = () => undefined;
const noErrors: readonly FormError[] = [];

/** Profile section with inline editing (specification section 2, /user/profile). */
export function ProfileSection({
  title,
  facts,
  form,
  state = 'read',
  onEdit,
  onSave = noop,
  onCancel,
  errors = noErrors,
  isSaved = false,
  children,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: ProfileSectionProps) {
  const titleId = useId();
  const strings = useStrings('ProfileSection', defaultStrings, overrides);
  const edit = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isOpen = state === 'editing' || state === 'saving';
  const wasOpen = useRef(isOpen);
  const wasEditPressed = useRef(false);

  // Focuses the first field on edit, and the edit button afterwards, but not if the section opens automatically.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isOpen) edit.current?.focus();
    else if (wasEditPressed.current)
      body.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    wasEditPressed.current = false;
  }, [isOpen]);

  return (
    <Card {...rest} as="section" aria-labelledby={titleId} className={clsx(styles.section, className)}>
      <div className={styles.header}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
        {form !== undefined && state === 'read' && (
          <Button
            ref={edit}
            variant="quiet"
            isFlush
            onPress={() => {
              wasEditPressed.current = true;
              onEdit?.();
            }}
          >
            {strings.edit}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === 'loading' && (
        <SkeletonGroup label={strings.loading} className={styles.skeleton}>
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} />
          ))}
        </SkeletonGroup>
      )}
      {state === 'read' && (
        <>
          {facts.length > 0 ? (
            <DescriptionList facts={facts} />
          ) : (
            <p className={styles.empty}>{strings.empty}</p>
          )}
          {children}
        </>
      )}
      {isOpen && (
        <Form onSubmit={(event) => state === 'editing' && onSave(event)} errors={errors}>
          <div ref={body} className={styles.fields}>
            {form}
          </div>
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              isPending={state === 'saving'}
              pendingLabel={strings.saving}
            >
              {strings.save}
            </Button>
            <Button isDisabled={state === 'saving'} onPress={() => onCancel?.()}>
              {strings.cancel}
            </Button>
          </div>
        </Form>
      )}
      <VisuallyHidden as="output">{isSaved && strings.saved(title)}</VisuallyHidden>
    </Card>
  );
}
