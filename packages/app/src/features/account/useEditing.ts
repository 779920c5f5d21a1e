import { useAtom, useAtomValue } from 'jotai';
import { startTransition, useState } from 'react';
import type { FormError } from '@patient/ui/Form';
import type { ProfileSectionProps } from '@patient/ui/ProfileSection';
import { environmentAtom } from '#shared/environment.ts';
import type { RequestField } from '#shared/format/rejectedField.ts';
import { reportLoadFailure } from '#shared/lazy/reloadForStaleChunk.ts';
import type { StoredDraft } from '#shared/outbox/draftAtom.ts';
import { saveErrors } from '#shared/service/saveProblem.ts';
import { useForm, type Draft } from '#shared/view/useForm.ts';

const ready = async () => undefined;

/**
 * Opens and closes the form of an account section. It is open while there is unsaved input, including after a reload.
 * @param load loads the code of the form before it opens
 */
export function useOpenForm<Input>([draft, setDraft]: Draft<Input>, load: () => Promise<unknown> = ready) {
  const environment = useAtomValue(environmentAtom);
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  return {
    isOpen: isEditing || draft !== undefined,
    /** Whether the patient has opened it, not a restored draft. */
    isEditing,
    isSaved: isSaved && draft === undefined,
    open: () => {
      load().then(
        () =>
          startTransition(() => {
            setSaved(false);
            setEditing(true);
          }),
        (error: unknown) => reportLoadFailure(error, environment),
      );
    },
    handleSaved: () => {
      setEditing(false);
      setSaved(true);
    },
    cancel: () => {
      setDraft(() => undefined);
      setSaved(false);
      setEditing(false);
    },
  };
}

/** Props of a ProfileSection that is edited in place. */
type Editing = Required<
  Pick<ProfileSectionProps, 'state' | 'isSaved' | 'errors' | 'onEdit' | 'onCancel' | 'onSave'>
>;

/** Options of {@link useEditing}. */
export interface EditingOptions<Input> {
  /** Stores unsaved input. */
  readonly draftAtom: StoredDraft<Input>;
  /** Values from the service, as form input. */
  readonly saved: Input;
  /** Loads the code of the form before it opens. @default none */
  readonly load?: () => Promise<unknown>;
  /** Returns problems found before saving. */
  readonly check: (input: Input) => readonly FormError[];
  /** Saves the input. If it rejects, the input is preserved. */
  readonly save: (input: Input) => Promise<unknown>;
  /** Fields that the service may reject. */
  readonly fields: readonly RequestField[];
}

/** Edits a section in place. */
export function useEditing<Input extends object>({
  draftAtom,
  saved,
  load,
  check,
  save,
  fields,
}: EditingOptions<Input>) {
  const draft = useAtom(draftAtom);
  const { isOpen, isSaved, open, handleSaved, cancel } = useOpenForm(draft, load);
  const { input, change, form, clearErrors } = useForm({
    draft,
    initial: saved,
    check,
    async send(typed, { removeDraft }) {
      await save(typed);
      removeDraft();
      return handleSaved;
    },
    problemsOf: (error) => saveErrors(error, 'this change', fields),
  });
  const openState = isOpen ? 'editing' : 'read';
  const editing: Editing = {
    state: form.isPending ? 'saving' : openState,
    isSaved,
    errors: form.errors,
    onEdit: () => {
      clearErrors();
      open();
    },
    onCancel: cancel,
    onSave: () => form.onSubmit(),
  };
  return { input, change, editing };
}
