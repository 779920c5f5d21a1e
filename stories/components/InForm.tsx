import { useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Form, type FormError } from '@patient/ui/Form';
import { scale } from '@patient/ui/theme';

/** Props of {@link InForm}. */
export interface InFormProps {
  /** The field that is sent. */
  children: ReactNode;
  /** What the service finds wrong with the first sending; the second one is taken. */
  error: FormError;
  /** What was sent, as `name=value` lines in the order of the fields. */
  onSent: (lines: readonly string[]) => void;
}

const line = ([name, value]: [string, FormDataEntryValue]) =>
  `${name}=${typeof value === 'string' ? value : value.name}`;

/** A field as a screen sends it: refused once, by name. */
export function InForm({ children, error, onSent }: InFormProps) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [wasSent, setSent] = useState(false);
  return (
    <Form
      // As wide as the column that a form has on its screen.
      style={{ maxInlineSize: scale.size.column }}
      errors={errors}
      onSubmit={(event) => {
        onSent([...new FormData(event.currentTarget)].map(line));
        setErrors(wasSent ? [] : [error]);
        setSent(true);
      }}
    >
      {children}
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  );
}

/** Sends, is refused, and follows the summary to the control. Gives back what has the focus then. */
export async function followError(canvasElement: HTMLElement, message: string): Promise<Element | null> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: message }));
  return document.activeElement;
}
