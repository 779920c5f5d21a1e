import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Form, type FormError } from '@patient/ui/Form';
import { scale } from '@patient/ui/theme';

/** Props of {@link InForm}. */
export interface InFormProps {
  /** Field under test. */
  children: ReactNode;
  /** Error for the first submission; the second one succeeds. */
  error: FormError;
  /** Called with the submitted values as `name=value` lines in field order. */
  onSubmitted: (lines: readonly string[]) => void;
}

const toLine = ([name, value]: [string, FormDataEntryValue]) =>
  `${name}=${typeof value === 'string' ? value : value.name}`;

/** Form around a field that rejects the first submission by name. */
export function InForm({ children, error, onSubmitted }: InFormProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [wasSubmitted, setSubmitted] = useState(false);
  return (
    <Form
      // Width of the form column on a screen.
      style={{ maxInlineSize: scale.size.column }}
      errors={errors}
      onSubmit={(event) => {
        onSubmitted([...new FormData(event.currentTarget)].map(toLine));
        setErrors(wasSubmitted ? [] : [error]);
        setSubmitted(true);
      }}
    >
      {children}
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  );
}

/** Submits the form, follows the error in the summary, and returns the focused element. */
export async function followError(canvasElement: HTMLElement, message: string): Promise<Element | null> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: message }));
  return document.activeElement;
}
