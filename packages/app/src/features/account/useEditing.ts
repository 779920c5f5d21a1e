import { useAtom, useAtomValue } from 'jotai';
import { startTransition, useState } from 'react';
import type { ProfileSectionProps } from '@patient/ui/ProfileSection';
import { environmentAtom } from '#shared/environment.ts';
import type { StoredDraft } from '#shared/outbox/draftAtom.ts';
import { reportLoadFailure } from '#shared/lazy/reloadForStaleChunk.ts';
import type { FieldProblem } from '#features/auth/index.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { saveProblem } from '#shared/service/saveProblem.ts';

/** What a form of the account holds. */
export interface Typed<Draft> {
  /** Whether anything was typed; it outlives the page, a reload, and a session that ended by itself. */
  readonly isTyped: boolean;
  /** What is typed, or what is saved until then. */
  readonly draft: Draft;
  /** Changes the latest draft, which may be newer than `draft`. */
  readonly write: (change: (latest: Draft) => Draft) => void;
  /** Replaces what is typed, the latest; undefined for nothing. */
  readonly setTyped: (change: (latest: Draft | undefined) => Draft | undefined) => void;
}

/**
 * Keeps what is typed into a form of the account.
 * @param draftAtom where it is kept
 * @param saved what the service has
 */
export function useTyped<Draft>(draftAtom: StoredDraft<Draft>, saved: Draft): Typed<Draft> {
  const [typed, setTyped] = useAtom(draftAtom);
  return {
    isTyped: typed !== undefined,
    draft: typed ?? saved,
    write: (change) => void setTyped((latest) => change(latest ?? saved)),
    setTyped: (change) => void setTyped(change),
  };
}

/** Props that a section gets to be edited in place. */
type Editing = Required<
  Pick<ProfileSectionProps, 'state' | 'isSaved' | 'errors' | 'onEdit' | 'onCancel' | 'onSave'>
>;

/** What a section holds, and what it does when it opens and when it is saved. */
export interface EditingOptions<Draft> {
  /** Keeps what is typed and not saved. */
  readonly draftAtom: StoredDraft<Draft>;
  /** What the service has, in the form's terms. */
  readonly saved: Draft;
  /** Loads the code of the form, before it opens. @default the form is there */
  readonly load?: () => Promise<unknown>;
  /** Problems before anything is sent. */
  readonly check: (draft: Draft) => readonly FieldProblem[];
  /** Saves the form; a rejection keeps what was typed. */
  readonly save: (draft: Draft) => Promise<unknown>;
}

const ready = async () => undefined;

const NONE: readonly FieldProblem[] = [];

/** Edits a section in place. It is open where something was typed and not saved, also after a reload. */
export function useEditing<Draft>({
  draftAtom,
  saved,
  load = ready,
  check,
  save,
}: EditingOptions<Draft>): Pick<Typed<Draft>, 'draft' | 'write'> & { readonly editing: Editing } {
  const environment = useAtomValue(environmentAtom);
  const { isTyped, draft, write, setTyped } = useTyped(draftAtom, saved);
  const [asked, setAsked] = useState<Editing['state']>('read');
  const [isSaved, setSaved] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const submit = async () => {
    const problems = check(draft);
    setErrors(problems);
    if (problems.length > 0) return;
    setAsked('saving');
    try {
      await save(draft);
      // What was typed since then stays: the patient may have left this page and come back.
      setTyped((latest) => (latest === draft ? undefined : latest));
      setAsked('read');
      setSaved(true);
    } catch (error) {
      const { title, text } = saveProblem(error, 'this change');
      setErrors([...(mayHaveSucceeded(error) ? [{ message: `${title}.` }] : []), { message: text }]);
      setAsked('editing');
    }
  };
  const editing: Editing = {
    state: asked === 'read' && isTyped ? 'editing' : asked,
    isSaved: isSaved && !isTyped,
    errors,
    onEdit: () => {
      load().then(
        () =>
          startTransition(() => {
            setSaved(false);
            setErrors(NONE);
            setAsked('editing');
          }),
        (error: unknown) => reportLoadFailure(error, environment),
      );
    },
    onCancel: () => {
      setTyped(() => undefined);
      setSaved(false);
      setAsked('read');
    },
    onSave: submit,
  };
  return { draft, write, editing };
}
