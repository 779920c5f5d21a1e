import { Button } from '@patient/ui/Button';
import { StepTitle } from '@patient/ui/StepHeader';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { fireEvent, render, screen } from '@testing-library/react';

test('a press calls the handler', () => {
  const onPress = jest.fn();
  render(
    <UiProvider brand={brands[0]} navigate={() => undefined}>
      <Button onPress={onPress}>Continue</Button>
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('the next step scrolls to the start of the page, although jsdom has no scrollTo', () => {
  const reported = jest.spyOn(console, 'error');
  const { rerender } = render(<StepTitle title="One" stepId="one" />);
  rerender(<StepTitle title="Two" stepId="two" />);
  expect(document.activeElement.textContent).toBe('Two');
  expect(reported).not.toHaveBeenCalled();
});
