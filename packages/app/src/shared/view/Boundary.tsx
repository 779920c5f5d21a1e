import { Component, type ReactNode } from 'react';

/** Props of {@link Boundary}. */
export interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of children that throw. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  /** A change shows the children again; those that have not failed are not remounted. */
  resetKey?: string;
}

interface BoundaryState {
  readonly resetKey?: string | undefined;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Catches errors of its children; React has no hook for that. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState) {
    return state.resetKey === resetKey ? null : { resetKey, failure: undefined };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
