import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormError } from '@patient/ui/Form';
import { failureText } from '../format/failureText.ts';

/** Unsent input of a form, undefined before the first edit, and its setter: the result of `useAtom` or `useState`. */
export type Draft<Input> = readonly [
  draft: Input | undefined,
  setDraft: (change: (latest: Input | undefined) => Input | undefined) => unknown,
];

/** Attempt to send a form. */
export interface Attempt {
  /** Whether its result still counts: the form is shown, its input is the one that was sent, and `cancel` wasn't called. */
  readonly isCurrent: () => boolean;
  /** Removes the sent draft at the end, also if the form is unmounted then. Keeps a draft that was edited since. */
  readonly removeDraft: () => void;
}

/** Options of {@link useForm}. `Args` are passed on by `onSubmit`. */
export interface FormOptions<Input, Args extends readonly unknown[]> {
  /** Draft to edit. @default one that is lost when the form is unmounted */
  readonly draft?: Draft<Input>;
  /** Input without a draft, such as the saved values. */
  readonly initial: Input;
  /** Errors that are shown on mount. */
  readonly initialErrors?: readonly FormError[] | undefined;
  /** Returns problems found before sending; with any, nothing is sent. */
  readonly check?: (input: Input) => readonly FormError[];
  /**
   * Sends the input. Resolves to problems, an empty list if they are shown elsewhere; or to a callback that continues. Both are
   * ignored if the attempt isn't current.
   */
  readonly send: (
    input: Input,
    attempt: Attempt,
    ...args: Args
  ) => Promise<readonly FormError[] | (() => unknown) | undefined>;
  /** Returns the problems to show if sending fails, unless the form is unmounted. @default the error's message */
  readonly problemsOf?: (error: unknown) => readonly FormError[];
}

const NONE: readonly FormError[] = [];

/**
 * State of a form: its draft, errors and pending submission. Form of `@patient/ui` announces the errors and moves focus to them.
 */
export function useForm<Input extends object, Args extends readonly unknown[] = []>({
  draft: storedDraft,
  initial,
  initialErrors = NONE,
  check,
  send,
  problemsOf = (error) => [{ message: failureText(error) }],
}: FormOptions<Input, Args>) {
  const ownDraft = useState<Input>();
  const [draft, setDraft] = storedDraft ?? ownDraft;
  const [errors, setErrors] = useState(initialErrors);
  const [isPending, setPending] = useState(false);
  const input = draft ?? initial;
  const pending = useRef<symbol>(undefined);
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(
    () => () => {
      pending.current = undefined;
    },
    [],
  );
  const cancel = () => {
    pending.current = undefined;
    setPending(false);
  };
  /** Resolves to whether the input was sent; to false while an attempt is pending. */
  const onSubmit = async (...args: Args): Promise<boolean> => {
    if (pending.current !== undefined) return false;
    const problems = check?.(input) ?? NONE;
    setErrors(problems);
    if (problems.length > 0) return false;
    const id = Symbol('attempt');
    pending.current = id;
    setPending(true);
    let isDraftSent = false;
    const attempt: Attempt = {
      isCurrent: () => pending.current === id && latest.current === draft,
      removeDraft: () => {
        isDraftSent = true;
      },
    };
    try {
      const result = await send(input, attempt, ...args);
      const isSent = result === undefined || typeof result === 'function';
      if (attempt.isCurrent()) {
        if (typeof result === 'function') result();
        else if (result) setErrors(result);
      }
      return isSent;
    } catch (error) {
      if (pending.current === id) setErrors(problemsOf(error));
      return false;
    } finally {
      // Not before, because the attempt would no longer be current.
      if (isDraftSent) void setDraft((now) => (now === draft ? undefined : now));
      if (pending.current === id) cancel();
    }
  };
  return {
    /** The draft, or the initial input. */
    input,
    /** Changes some of the input; a function receives the latest one, which may be newer than `input`. */
    change: (changed: Partial<Input> | ((latest: Input) => Partial<Input>)) =>
      void setDraft((now) => {
        const before = now ?? initial;
        const next = { ...before, ...(typeof changed === 'function' ? changed(before) : changed) };
        // An edit without effect leaves the pending attempt current.
        const isSame = Object.entries(next).every(([name, value]) =>
          Object.is(value, Reflect.get(before, name)),
        );
        return isSame ? now : next;
      }),
    /** Props of a form. */
    form: { errors, isPending, onSubmit },
    /** Ignores the result of the pending attempt and allows another one. */
    cancel,
    /** Removes the errors of a field and those without one; without a name, all of them. */
    clearErrors: (name?: string) =>
      setErrors((shown) =>
        name === undefined ? NONE : shown.filter((error) => error.name !== undefined && error.name !== name),
      ),
  };
}
