import { useRef, useState, type RefObject } from 'react';
import { useFocusOnChange } from '#shared/view/useFocusOnChange.ts';

/**
 * Focuses the first question once the one about sex is answered, which had the focus.
 * @param isDrawn whether the questions are there
 * @returns ref of what the questions are drawn in
 */
export function useFocusAfterGender(asksGender: boolean, isDrawn: boolean): RefObject<HTMLDivElement | null> {
  const [wasGenderAsked, setGenderAsked] = useState(asksGender);
  if (asksGender && !wasGenderAsked) setGenderAsked(true);
  const place = useRef<HTMLDivElement>(null);
  // A heading can be focused once it is drawn.
  const isNextDrawn = wasGenderAsked && !asksGender && isDrawn;
  useFocusOnChange(isNextDrawn, () => (isNextDrawn ? place.current?.querySelector('h2') : undefined));
  return place;
}
