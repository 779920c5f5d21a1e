import { useEffect, useRef } from 'react';
import { ErrorPage } from '@patient/ui/ErrorPage';

/** The heading takes the focus, so that a screen reader says what happened. */
export function NotFound() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <ErrorPage headingRef={heading} title="404 Not Found" message="This page could not be found" />;
}
