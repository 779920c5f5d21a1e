import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { ChatThread } from '@patient/ui/ChatThread';
import { ComboBox } from '@patient/ui/ComboBox';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Dialog } from '@patient/ui/Dialog';
import { FileDrop } from '@patient/ui/FileDrop';
import { Form } from '@patient/ui/Form';
import { NotificationItem } from '@patient/ui/NotificationItem';
import { PhotoCapture } from '@patient/ui/PhotoCapture';
import { QuestionCard } from '@patient/ui/QuestionCard';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { Select } from '@patient/ui/Select';
import { Sheet } from '@patient/ui/Sheet';
import { StepTitle } from '@patient/ui/StepHeader';
import { Tabs } from '@patient/ui/Tabs';
import { TextField } from '@patient/ui/TextField';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const none = () => undefined;

const App = ({ children }: { children: ReactNode }) => (
  <UiProvider brand={brands[0]} navigate={none}>
    {children}
  </UiProvider>
);

const show = (children: ReactNode) => render(children, { wrapper: App });

/** Errors of React, and calls that jsdom does not implement. */
const reported = vi.spyOn(console, 'error');
afterEach(() => {
  expect(reported.mock.calls).toEqual([]);
  reported.mockClear();
});

const question = {
  id: 'smoke',
  kind: 'single',
  question: 'Do you smoke?',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};
const message = {
  kind: 'text',
  text: 'Hello',
  isOwn: false,
  name: 'Dr. Hall',
  time: '10:42',
  day: 'Today',
} as const;
const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
const states = [
  { value: 'CO', label: 'Colorado' },
  { value: 'TX', label: 'Texas' },
];

// Each without a stub, although jsdom has no layout, observers, DataTransfer or object URLs.
test.each<[name: string, element: ReactNode]>([
  ['Alert', <Alert tone="danger">Try again</Alert>],
  ['ChatThread', <ChatThread title="Dr. Hall" messages={[{ ...message, id: '1' }]} firstUnreadId="1" />],
  ['ComboBox', <ComboBox label="City" items={[{ id: '1', label: 'Denver' }]} />],
  [
    'ConfirmDialog',
    <ConfirmDialog isOpen onOpenChange={none} title="Stop?" confirmLabel="Stop" onConfirm={none} />,
  ],
  [
    'FileDrop',
    <Form onSubmit={none}>
      <FileDrop
        label="Photos"
        name="photos"
        files={[{ id: '1', file: photo }]}
        onAdd={none}
        onRemove={none}
      />
    </Form>,
  ],
  [
    'NotificationItem',
    <NotificationItem message="Approved" time="10:42" dateTime="2026-11-20" onRead={none} />,
  ],
  [
    'PhotoCapture',
    <PhotoCapture title="Your photo ID" guidance={['Not expired']} onPhoto={none} onOpenCamera={none} />,
  ],
  [
    'QuestionCard',
    <QuestionCard
      question={question}
      answer={null}
      onAnswer={none}
      onContinue={none}
      errorMessage="Choose an answer"
    />,
  ],
  ['Tabs', <Tabs label="Messages" tabs={[{ id: 'doctor', label: 'Doctor', content: 'Hello' }]} />],
  [
    'Sheet',
    <Sheet isOpen onOpenChange={none} title="Menu">
      Home
    </Sheet>,
  ],
])('%s renders', (_name, element) => {
  show(element);
  expect(document.body.textContent).not.toBe('');
});

test('a press calls the handler', () => {
  const onPress = vi.fn();
  show(<Button onPress={onPress}>Continue</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('a pending button announces nothing twice', () => {
  const { rerender } = render(<Button isPending>Continue</Button>);
  rerender(<Button>Continue</Button>);
  expect(screen.getByRole('button').textContent).toBe('Continue');
});

test('a form moves focus to the field with an error', () => {
  const errors = [{ name: 'email', message: 'Enter your email' }];
  show(
    <Form errors={errors} onSubmit={none}>
      <TextField label="Email" name="email" />
      <RadioGroup label="State" name="state" options={states} />
      <Button type="submit">Continue</Button>
    </Form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('textbox', { name: /Email/ }).getAttribute('aria-invalid')).toBe('true');
});

test('a dialog with a select closes with Escape', () => {
  const onOpenChange = vi.fn();
  show(
    <Dialog isOpen onOpenChange={onOpenChange} title="Address">
      <Select label="State" options={states} />
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Address' }), { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('an answer and the next step work', () => {
  const onAnswer = vi.fn();
  const page = (stepId: string) => (
    <>
      <StepTitle title={stepId} stepId={stepId} />
      <QuestionCard question={question} answer={null} onAnswer={onAnswer} onContinue={none} />
    </>
  );
  const { rerender } = show(page('one'));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(onAnswer.mock.calls.length).toBe(1);
  rerender(page('two'));
  expect(document.activeElement?.textContent).toBe('two');
});
