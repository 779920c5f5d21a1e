import { useAtomValue } from 'jotai';
import { startTransition, useState } from 'react';
import { environmentAtom } from '../../shared/environment.ts';
import { reportLoadFailure } from '../../shared/lazy/reportLoadFailure.ts';
import type { FieldProblem } from '../auth/index.ts';
import { failureText } from '../../shared/format/failureText.ts';

/** State of a section that is edited in place. */
export interface Editing {
  readonly state: 'read' | 'editing' | 'saving';
  readonly isSaved: boolean;
  readonly errors: readonly FieldProblem[];
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => Promise<void>;
}

/** What a section does when it opens and when it is saved. */
export interface EditingOptions {
  /** Loads the code of the form, before it opens. @default the form is there */
  readonly load?: () => Promise<unknown>;
  /** Copies the current values into the form. */
  readonly onOpen: () => void;
  /** Problems before anything is sent. */
  readonly check: () => readonly FieldProblem[];
  /** Saves the form; a rejection keeps what was typed. */
  readonly save: () => Promise<unknown>;
}

const ready = async () => undefined;

const NONE: readonly FieldProblem[] = [];

/** Edits a section in place. */
export function useEditing({ load = ready, onOpen, check, save }: EditingOptions): Editing {
  const environment = useAtomValue(environmentAtom);
  const [state, setState] = useState<Editing['state']>('read');
  const [isSaved, setSaved] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const submit = async () => {
    const problems = check();
    setErrors(problems);
    if (problems.length > 0) return;
    setState('saving');
    try {
      await save();
      setState('read');
      setSaved(true);
    } catch (error) {
      setErrors([{ message: failureText(error) }]);
      setState('editing');
    }
  };
  return {
    state,
    isSaved,
    errors,
    onEdit: () => {
      load().then(
        () =>
          startTransition(() => {
            onOpen();
            setSaved(false);
            setErrors(NONE);
            setState('editing');
          }),
        (error: unknown) => reportLoadFailure(error, environment),
      );
    },
    onCancel: () => setState('read'),
    onSave: submit,
  };
}
