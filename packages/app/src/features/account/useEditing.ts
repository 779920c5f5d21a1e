import { useAtom, useAtomValue } from 'jotai';
import { startTransition, useState } from 'react';
import type { ProfileSectionProps } from '@patient/ui/ProfileSection';
import { environmentAtom } from '#shared/environment.ts';
import type { StoredDraft } from '#shared/outbox/draftAtom.ts';
import { reportLoadFailure } from '#shared/lazy/reloadForStaleChunk.ts';
import type { FieldProblem } from '#features/auth/index.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { rejectedField, type RequestField } from '#shared/format/rejectedField.ts';
import { saveProblem } from '#shared/service/saveProblem.ts';

/** Form input of an account section. */
export interface FormDraft<Draft> {
  /** Whether there is unsaved input. It survives navigation, a reload and an expired session. */
  readonly hasDraft: boolean;
  /** Unsaved input, or else the saved values. */
  readonly draft: Draft;
  /** Updates the input. The updater receives the latest input, which may be newer than `draft`. */
  readonly updateDraft: (change: (latest: Draft) => Draft) => void;
  /** Replaces or removes the unsaved input. */
  readonly setDraft: (change: (latest: Draft | undefined) => Draft | undefined) => void;
}

/**
 * Form input of an account section, stored as a draft until it is saved.
 * @param saved values from the service
 */
export function useFormDraft<Draft>(draftAtom: StoredDraft<Draft>, saved: Draft): FormDraft<Draft> {
  const [unsaved, setUnsaved] = useAtom(draftAtom);
  return {
    hasDraft: unsaved !== undefined,
    draft: unsaved ?? saved,
    updateDraft: (change) => void setUnsaved((latest) => change(latest ?? saved)),
    setDraft: (change) => void setUnsaved(change),
  };
}

/** Props of a ProfileSection that is edited in place. */
type Editing = Required<
  Pick<ProfileSectionProps, 'state' | 'isSaved' | 'errors' | 'onEdit' | 'onCancel' | 'onSave'>
>;

/** Options of {@link useEditing}. */
export interface EditingOptions<Draft> {
  /** Stores unsaved input. */
  readonly draftAtom: StoredDraft<Draft>;
  /** Values from the service, as form input. */
  readonly saved: Draft;
  /** Loads the code of the form before it opens. @default none */
  readonly load?: () => Promise<unknown>;
  /** Returns problems found before saving. */
  readonly check: (draft: Draft) => readonly FieldProblem[];
  /** Saves the input. If it rejects, the input is preserved. */
  readonly save: (draft: Draft) => Promise<unknown>;
  /** Fields that the service may reject. */
  readonly fields: readonly RequestField[];
}

const ready = async () => undefined;

const NONE: readonly FieldProblem[] = [];

/** Edits a section in place. The form is open while there is unsaved input, including after a reload. */
export function useEditing<Draft>({
  draftAtom,
  saved,
  load = ready,
  check,
  save,
  fields,
}: EditingOptions<Draft>): Pick<FormDraft<Draft>, 'draft' | 'updateDraft'> & { readonly editing: Editing } {
  const environment = useAtomValue(environmentAtom);
  const { hasDraft, draft, updateDraft, setDraft } = useFormDraft(draftAtom, saved);
  const [state, setState] = useState<Editing['state']>('read');
  const [isSaved, setSaved] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const submit = async () => {
    const problems = check(draft);
    setErrors(problems);
    if (problems.length > 0) return;
    setState('saving');
    try {
      await save(draft);
      // Preserves newer input: the patient may have left this page and returned during the save.
      setDraft((latest) => (latest === draft ? undefined : latest));
      setState('read');
      setSaved(true);
    } catch (error) {
      const { title, text } = saveProblem(error, 'this change');
      const rejected = rejectedField(error, fields);
      if (rejected) setErrors([rejected]);
      else setErrors([...(mayHaveSucceeded(error) ? [{ message: `${title}.` }] : []), { message: text }]);
      setState('editing');
    }
  };
  const editing: Editing = {
    state: state === 'read' && hasDraft ? 'editing' : state,
    isSaved: isSaved && !hasDraft,
    errors,
    onEdit: () => {
      load().then(
        () =>
          startTransition(() => {
            setSaved(false);
            setErrors(NONE);
            setState('editing');
          }),
        (error: unknown) => reportLoadFailure(error, environment),
      );
    },
    onCancel: () => {
      setDraft(() => undefined);
      setSaved(false);
      setState('read');
    },
    onSave: submit,
  };
  return { draft, updateDraft, editing };
}
