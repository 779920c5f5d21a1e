import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage.tsx';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error?: unknown;
  readonly hasFailed: boolean;
}

/** Shows the failure page in place of a screen that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  private readonly retry = () => this.setState({ error: undefined, hasFailed: false });

  override render() {
    return this.state.hasFailed ? (
      <FailurePage error={this.state.error} onRetry={this.retry} />
    ) : (
      this.props.children
    );
  }
}
