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
import * as styles from './ProfileSection.css.ts';
import { english, type ProfileSectionStrings } from './strings.ts';

/** Props of {@link ProfileSection}. */
export interface ProfileSectionProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children' | 'onSubmit'
> {
  title: string;
  /** What is known, formatted. */
  facts: readonly Fact[];
  /** The fields, in the place of the facts while it is edited. Without them nothing can be changed. */
  form?: ReactNode;
  /** Read, edited, or on its way to the service. @default 'read' */
  state?: 'read' | 'editing' | 'saving' | 'loading';
  onEdit?: (() => void) | undefined;
  /** What is written in the form is to be kept. */
  onSave?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  onCancel?: (() => void) | undefined;
  /** What was wrong with the last saving. A new array each time. */
  errors?: readonly FormError[];
  /** It was saved just now. @default false */
  isSaved?: boolean;
  /** Beside the facts: a BmiMeter, a link. */
  children?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | 4;
  strings?: Partial<ProfileSectionStrings>;
  ref?: Ref<HTMLElement>;
}

const ignore = () => undefined;
const none: readonly FormError[] = [];

/** One part of a profile: read as facts, changed where it stands (specification section 2, /user/profile). */
export function ProfileSection({
  title,
  facts,
  form,
  state = 'read',
  onEdit,
  onSave = ignore,
  onCancel,
  errors = none,
  isSaved = false,
  children,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: ProfileSectionProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const edit = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isOpen = state === 'editing' || state === 'saving';
  const wasOpen = useRef(isOpen);

  // In with the first field, and back to where it began.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) body.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    else edit.current?.focus();
  }, [isOpen]);

  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={titleId}
      className={[styles.section, className].filter(Boolean).join(' ')}
    >
      <div className={styles.head}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
        {form !== undefined && state === 'read' && (
          <Button ref={edit} variant="quiet" isFlush onPress={() => onEdit?.()}>
            {words.edit}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === 'loading' && (
        <SkeletonGroup label={words.loading} className={styles.bones}>
          {['first', 'second', 'third'].map((bone) => (
            <Skeleton key={bone} />
          ))}
        </SkeletonGroup>
      )}
      {state === 'read' && (
        <>
          {facts.length > 0 ? (
            <DescriptionList facts={facts} />
          ) : (
            <p className={styles.empty}>{words.empty}</p>
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
              pendingLabel={words.saving}
            >
              {words.save}
            </Button>
            <Button isDisabled={state === 'saving'} onPress={() => onCancel?.()}>
              {words.cancel}
            </Button>
          </div>
        </Form>
      )}
      <VisuallyHidden as="output">{isSaved && words.saved(title)}</VisuallyHidden>
    </Card>
  );
}
