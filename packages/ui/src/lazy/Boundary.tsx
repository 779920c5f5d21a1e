import { Component, type ReactNode } from 'react';

/** Props of {@link Boundary}. */
export interface BoundaryProps {
  children: ReactNode;
  /** Shown instead of children that throw. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  /** A change renders the children again after a failure; it does not remount children that have not failed. */
  resetKey?: string;
}

interface BoundaryState {
  readonly resetKey?: string | undefined;
  readonly failure?: { readonly error: unknown } | undefined;
}

/** Error boundary; React has no hook for it. */
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
