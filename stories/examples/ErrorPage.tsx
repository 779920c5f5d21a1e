import { useEffect, useRef } from 'react';
import { ErrorPage } from '@patient/ui/ErrorPage';

/** Focus moves to the heading, so that screen readers announce the error. */
export function NotFound() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <ErrorPage headingRef={heading} title="404 Not Found" message="This page could not be found" />;
}
