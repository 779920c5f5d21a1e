import { Component, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error?: unknown;
  readonly hasFailed: boolean;
}

/** Keeps a screen's failure inside the screen; its own last word is plain text, in case the error page fails too. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  private readonly retry = () => this.setState({ error: undefined, hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <LastWord>
        <Failure error={this.state.error} onRetry={this.retry} />
      </LastWord>
    );
  }
}

/** Stands around the error page, and says in one line when even that cannot be shown. */
class LastWord extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <p role="alert">An error occurred while showing the error page</p>
    ) : (
      this.props.children
    );
  }
}
