import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from '#ui/states.tsx';

interface Props {
  children: ReactNode;
  /** Changing it tries again (another screen was opened). */
  resetKey?: string;
}

interface State {
  fault: Error | null;
  resetKey: string | undefined;
}

/** Catches what a screen throws while drawing, so that the rest of the page lives on. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { fault: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(fault: Error): Partial<State> {
    return { fault };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { fault: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    if (!this.state.fault) return this.props.children;
    return <ErrorState error={this.state.fault} onRetry={() => window.location.reload()} />;
  }
}
