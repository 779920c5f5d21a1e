import { Button } from '@patient/ui/Button';
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
