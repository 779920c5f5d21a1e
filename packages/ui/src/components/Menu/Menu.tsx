import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components/Button';
import { preloadable } from '../../lazy/preloadable.tsx';
import type { MenuEntry } from './MenuList.tsx';

// Loaded on first use, so that a page with many menus pays only for their buttons.
const MenuList = preloadable(async () => (await import('./MenuList.tsx')).MenuList);

/** Props of {@link Menu}. */
export interface MenuProps<Id extends string> {
  /**
   * Accessible name of the menu and its button: "More actions for Hair loss". Must contain the button's visible
   * label, if any.
   */
  label: string;
  /** Button or IconButton that opens the menu. */
  trigger: ReactNode;
  /** Menu items from top to bottom. */
  items: readonly MenuEntry<Id>[];
  /** Called with the selected item, once the menu has closed and its button has the focus. */
  onAction: (id: Id) => void;
}

/** List of actions behind one button. For navigation, use links. */
export function Menu<Id extends string>({ label, trigger, items, onAction }: MenuProps<Id>) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [focusOn, setFocusOn] = useState<'first' | 'last' | true>(true);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const chosenRef = useRef<Id>(undefined);
  const id = useId();

  // After the menu has closed: a dialog stores the focused element when it is rendered, but react-aria restores focus to the
  // button a frame after the menu is removed. While the menu is open, the button can't have focus.
  const act = useEffectEvent((chosen: Id) => {
    triggerRef.current?.focus({ preventScroll: true });
    onAction(chosen);
  });
  useEffect(() => {
    const chosen = chosenRef.current;
    if (isOpen || chosen === undefined) return;
    chosenRef.current = undefined;
    act(chosen);
  }, [isOpen]);

  const button = useMemo(() => {
    const open = (first: 'first' | 'last' | true) => {
      setFocusOn(first);
      setOpened(true);
      setOpen(true);
    };
    return {
      ref: triggerRef,
      'aria-label': label,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': id }),
      onHoverStart: MenuList.preload,
      onFocus: MenuList.preload,
      // A transition, so that the press is rendered first, because rendering the list takes longer than a frame on a slow phone.
      onPress: ({ pointerType }: PressEvent) =>
        startTransition(() => open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    };
  }, [id, isOpen, label]);

  return (
    <>
      <ButtonContext value={button}>{trigger}</ButtonContext>
      {wasOpened && (
        <MenuList
          id={id}
          label={label}
          items={items}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onAction={(chosen) => {
            chosenRef.current = items.find((one) => one.id === chosen)?.id;
          }}
          focusOn={focusOn}
          triggerRef={triggerRef}
        />
      )}
    </>
  );
}
