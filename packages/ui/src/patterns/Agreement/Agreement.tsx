import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../../components/Checkbox/index.ts';
import * as styles from './Agreement.css.ts';

/** One thing to agree to. */
export interface Consent {
  /** Name of the value in the Form around it. */
  id: string;
  /** As a statement, with a Link to what it is about. */
  text: ReactNode;
  /** More about it, read after it. */
  description?: ReactNode;
  /** Cannot go on without it. @default true */
  isRequired?: boolean;
  /** What is wrong: "Agree to the terms to go on." */
  errorMessage?: string | undefined;
}

/** Props of {@link Agreement}. */
export interface AgreementProps extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'children' | 'onChange'> {
  /** @default 'Before you go on' */
  label?: ReactNode;
  /** In the order they are read. */
  consents: readonly Consent[];
  /** What the patient has agreed to, by id; empty at first, since nothing is agreed to for anybody. */
  agreed: ReadonlySet<string>;
  onChange: (agreed: ReadonlySet<string>) => void;
  /** After a consent that may be left out. @default '(optional)' */
  optionalLabel?: string;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

/** What a patient agrees to: telehealth, terms, privacy; each by itself, none ticked beforehand (decisions, "Registration"). */
export function Agreement({
  label = 'Before you go on',
  consents,
  agreed,
  onChange,
  optionalLabel = '(optional)',
  isDisabled = false,
  className,
  ...rest
}: AgreementProps) {
  const labelId = useId();
  const give = (id: string, isAgreed: boolean) => {
    const next = new Set(agreed);
    if (isAgreed) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset
      aria-labelledby={labelId}
      {...rest}
      className={[styles.group, className].filter(Boolean).join(' ')}
    >
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {consents.map(({ id, text, description, isRequired = true, errorMessage }) => (
        <Checkbox
          key={id}
          name={id}
          description={description}
          isSelected={agreed.has(id)}
          onChange={(isAgreed) => give(id, isAgreed)}
          isRequired={isRequired}
          isDisabled={isDisabled}
          errorMessage={errorMessage}
        >
          {text}
          {!isRequired && (
            <>
              {' '}
              <span className={styles.optional}>{optionalLabel}</span>
            </>
          )}
        </Checkbox>
      ))}
    </fieldset>
  );
}
