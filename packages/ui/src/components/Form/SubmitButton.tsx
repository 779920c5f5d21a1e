import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { Button, type ButtonProps } from '../Button/index.ts';

/** Props of {@link SubmitButton}. */
export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'onPress'>;

/** Button that submits its form: `primary` and wide by default. On a prerendered page, it doesn't let the browser send the form before React handles it. */
export function SubmitButton(props: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <>
      {/* Browsers don't submit with Enter if the first submit button is disabled. */}
      {!isHydrated && (
        <button type="submit" disabled hidden>
          {props.children}
        </button>
      )}
      <Button variant="primary" isWide {...props} type={isHydrated ? 'submit' : 'button'} />
    </>
  );
}
